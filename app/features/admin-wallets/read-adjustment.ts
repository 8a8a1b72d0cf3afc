import { negateSen, type Sen, toSen } from '#shared/money.ts';
import { type Result, succeed } from '#shared/result.ts';
import { parseRupiah, rupiahProblemText } from '#shared/typed-rupiah.ts';
import { walletsCopy } from './wallets-copy.ts';

interface Typed {
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
export function readAdjustment({ amount, direction, description }: Typed): Result<Sen, FieldProblem> {
  const { empty, tooSmall } = walletsCopy.adjust;
  const wrong = (field: FieldProblem['field'], message: string) =>
    ({ ok: false, refusal: { field, message } }) as const;
  const read = parseRupiah(amount);
  if (!read.ok) {
    if (read.refusal === 'empty') return wrong('amount', empty);
    return wrong('amount', read.refusal === 'negative' ? tooSmall : rupiahProblemText(read.refusal, 'en'));
  }
  if (read.value === 0) return wrong('amount', tooSmall);
  if (description.trim() === '') return wrong('description', empty);
  const credit = toSen(read.value);
  return succeed(direction === 'debit' ? negateSen(credit) : credit);
}
