import type { Rupiah } from '#shared/money.ts';
import { type Result, succeed } from '#shared/result.ts';
import { parseRupiah, rupiahProblemText } from '#shared/typed-rupiah.ts';
import { refundCopy as copy } from './orders-copy.ts';

/** The amount, or the message for its field (DECISIONS 60). */
export function parseRefundAmount(text: string): Result<Rupiah, string> {
  const amount = parseRupiah(text);
  if (!amount.ok) return { ok: false, refusal: rupiahProblemText(amount.refusal, 'en') };
  return amount.value === 0 ? { ok: false, refusal: copy.zero } : succeed(amount.value);
}
