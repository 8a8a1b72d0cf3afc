import { negateSen, type Sen, toSen } from '#shared/money.ts';
import { type Result, succeed } from '#shared/result.ts';
import { parseRupiah, rupiahProblemText } from '#shared/typed-rupiah.ts';
import { walletsCopy } from './wallets-copy.ts';

interface AdjustmentInput {
  readonly amount: string;
  readonly direction: string;
  readonly description: string;
}

export interface FieldProblem {
  readonly field: 'amount' | 'description';
  readonly message: string;
}

/**
 * The signed sen of the form as it was typed (AWAL-012), or what is wrong with it before anything is sent (AWAL-008 to
 * AWAL-010). A hundredth of a rupiah could be booked and never be seen, so it is refused.
 */
export function parseAdjustment({
  amount,
  direction,
  description,
}: AdjustmentInput): Result<Sen, FieldProblem> {
  const { empty, tooSmall } = walletsCopy.adjust;
  const fieldError = (field: FieldProblem['field'], message: string) =>
    ({ ok: false, refusal: { field, message } }) as const;
  const read = parseRupiah(amount);
  if (!read.ok) {
    if (read.refusal === 'empty') return fieldError('amount', empty);
    return fieldError(
      'amount',
      read.refusal === 'negative' ? tooSmall : rupiahProblemText(read.refusal, 'en'),
    );
  }
  if (read.value === 0) return fieldError('amount', tooSmall);
  if (description.trim() === '') return fieldError('description', empty);
  const credit = toSen(read.value);
  return succeed(direction === 'debit' ? negateSen(credit) : credit);
}
