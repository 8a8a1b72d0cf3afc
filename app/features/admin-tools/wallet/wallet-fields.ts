import type { PickedUser } from '#app/components/inputs/user-picker.tsx';
import { parseRupiah, rupiahProblemText } from '#shared/typed-rupiah.ts';
import type { AdjustmentReference } from '#shared/wallet-adjustments.ts';
import { toolsCopy } from '../tools-copy.ts';

export interface WalletFields {
  readonly user: PickedUser | null;
  /** As typed; `-` debits (ATOOL-005). */
  readonly amount: string;
  readonly description: string;
  readonly reference_type: AdjustmentReference;
  readonly reference_id: string;
}
export type WalletProblems = { readonly [Field in keyof WalletFields]?: string };

export const emptyWalletFields: WalletFields = {
  user: null,
  amount: '',
  description: '',
  reference_type: 'manual_adjustment',
  reference_id: '',
};

/** ATOOL-004: everything but the reference is required (ATOOL-007). */
export function validateWalletFields({ user, amount, description }: WalletFields): WalletProblems {
  const { required } = toolsCopy;
  return {
    ...(user === null && { user: required }),
    ...amountProblem(amount, { signed: true }),
    ...(description.trim() === '' && { description: required }),
  };
}

export function amountProblem(text: string, accepts: { readonly signed: boolean }) {
  const amount = parseRupiah(text, accepts);
  if (amount.ok) return amount.value === 0 ? { amount: toolsCopy.zero } : {};
  const { refusal } = amount;
  return { amount: refusal === 'empty' ? toolsCopy.required : rupiahProblemText(refusal, 'en') };
}
