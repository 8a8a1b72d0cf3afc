import { MAX_RUPIAH } from '#shared/money.ts';
import { walletsCopy } from './wallets-copy.ts';

interface Typed {
  readonly amount: string;
  readonly description: string;
}

/**
 * What is wrong with the form, before anything is sent (AWAL-008 to AWAL-010); null when nothing is. Fractions are
 * refused: a hundredth of a rupiah could be booked and never be seen.
 */
export function adjustmentProblem({
  amount,
  description,
}: Typed): { readonly field: string; readonly message: string } | null {
  const { empty, tooSmall, fraction } = walletsCopy.adjust;
  if (amount.trim() === '') return { field: 'amount', message: empty };
  const value = Number(amount);
  if (!(value > 0) || value > MAX_RUPIAH) return { field: 'amount', message: tooSmall };
  if (!Number.isInteger(value)) return { field: 'amount', message: fraction };
  if (description.trim() === '') return { field: 'description', message: empty };
  return null;
}
