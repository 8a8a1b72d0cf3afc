import type { LedgerType } from '#shared/money/ledger.ts';
import { addSen, type Sen, sumSen } from '#shared/money/money.ts';

/** `refund` for refunds, otherwise by the sign (DECISIONS 4). */
export function transactionType(type: LedgerType, amount: Sen): 'credit' | 'debit' | 'refund' {
  if (type === 'refund') return 'refund';
  return amount > 0 ? 'credit' : 'debit';
}

/** Null if the wallet would go below zero. */
export function balanceAfter(balance: Sen, amount: Sen): Sen | null {
  const after = addSen(balance, amount);
  return after < 0 ? null : after;
}

/** Throws for entries that are too few, zero or unbalanced: caller bug. */
export function assertBalanced(amounts: readonly Sen[]): void {
  if (amounts.length < 2) throw new Error('a posting has at least two entries');
  if (amounts.some((amount) => amount === 0)) throw new Error('an entry moves something');
  if (sumSen(amounts) !== 0) throw new Error('the entries of a posting sum to zero');
}
