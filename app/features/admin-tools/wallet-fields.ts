import type { AdjustmentReference } from '#shared/wallet-adjustments.ts';
import { isId } from './refund-fields.ts';
import { toolsCopy } from './tools-copy.ts';

export interface WalletFields {
  readonly user: string;
  /** Whole rupiah as digits, after `-` when it takes away (ATOOL-005). */
  readonly amount: string;
  readonly description: string;
  readonly reference_type: AdjustmentReference;
  readonly reference_id: string;
}
export type WalletProblems = { readonly [Field in keyof WalletFields]?: string };

export const noWalletFields: WalletFields = {
  user: '',
  amount: '',
  description: '',
  reference_type: 'manual_adjustment',
  reference_id: '',
};

/** ATOOL-004: user, amount and description are needed, the reference is not (ATOOL-007). */
export function walletProblemsOf({ user, amount, description }: WalletFields): WalletProblems {
  const { required, notAnId, zero } = toolsCopy;
  return {
    ...(user.trim() === '' ? { user: required } : !isId(user) && { user: notAnId }),
    ...((amount === '' || amount === '-') && { amount: required }),
    ...(Number(amount) === 0 && amount !== '' && { amount: zero }),
    ...(description.trim() === '' && { description: required }),
  };
}
