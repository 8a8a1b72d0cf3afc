import { rupiahProblems } from '#messages/wallet/rupiah-problems.ts';
import { walletCopy } from '#messages/wallet/wallet.ts';
import type { Rupiah } from '#shared/money/money.ts';
import { parseRupiah } from '#shared/money/typed-rupiah.ts';
import { type Result, succeed } from '#shared/result.ts';

/** The amount, or the message for its field (ERR-058, DECISIONS 60). */
export function parseTopUpAmount(text: string): Result<Rupiah, string> {
  const amount = parseRupiah(text);
  if (amount.ok) return amount.value > 0 ? succeed(amount.value) : { ok: false, refusal: walletCopy.invalid };
  const { refusal } = amount;
  const isNothing = refusal === 'empty' || refusal === 'negative';
  return { ok: false, refusal: isNothing ? walletCopy.invalid : rupiahProblems[refusal] };
}

export function amountProblem(text: string, found: string | null): string | null {
  const amount = parseTopUpAmount(text);
  return amount.ok ? found : amount.refusal;
}
