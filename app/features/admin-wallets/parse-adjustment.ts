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
 * The signed amount in sen (AWAL-012), or the problems of the form (AWAL-008 to AWAL-010). Fractions of a rupiah are
 * refused: they would be posted and never shown.
 */
export function parseAdjustment({
  amount,
  direction,
  description,
}: AdjustmentInput): Result<Sen, FieldProblem> {
  const { empty, tooSmall } = walletsCopy.adjust;
  const fieldError = (field: FieldProblem['field'], message: string) =>
    ({ ok: false, refusal: { field, message } }) as const;
  const parsed = parseRupiah(amount);
  if (!parsed.ok) {
    if (parsed.refusal === 'empty') return fieldError('amount', empty);
    return fieldError(
      'amount',
      parsed.refusal === 'negative' ? tooSmall : rupiahProblemText(parsed.refusal, 'en'),
    );
  }
  if (parsed.value === 0) return fieldError('amount', tooSmall);
  if (description.trim() === '') return fieldError('description', empty);
  const credit = toSen(parsed.value);
  return succeed(direction === 'debit' ? negateSen(credit) : credit);
}
