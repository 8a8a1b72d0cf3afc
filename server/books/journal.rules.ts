import type { JournalAccount } from '#shared/money/books.ts';
import type { LedgerType } from '#shared/money/ledger.ts';
import { negateSen, type Sen, subtractSen } from '#shared/money/money.ts';

export interface JournalPosting {
  /** In WIB. */
  readonly day: string;
  readonly posting_id: number;
  readonly type: LedgerType;
  readonly description: string;
  /** Number of the invoice, credit note or receipt, else of the posting. */
  readonly document: string;
  /** Sen of tax inside the revenue or the refund, by its document. */
  readonly tax: Sen;
  /** Signed sen that sum to zero: more than zero is a credit. */
  readonly entries: readonly { readonly account: JournalAccount; readonly amount: Sen }[];
}

export interface JournalLine extends Omit<JournalPosting, 'entries' | 'tax'> {
  readonly account: JournalAccount;
  /** Signed sen: more than zero is a credit. */
  readonly amount: Sen;
}

const TAXED: ReadonlySet<JournalAccount> = new Set(['sales_revenue', 'subscription_revenue', 'refunds']);

/** The lines of a posting. The ledger keeps prices with their tax; here it stands on its own, and the sum stays zero. */
export function journalLines({ entries, tax, ...posting }: JournalPosting): readonly JournalLine[] {
  return entries.flatMap(({ account, amount }): readonly JournalLine[] => {
    if (tax === 0 || !TAXED.has(account)) return [{ ...posting, account, amount }];
    const share = amount > 0 ? tax : negateSen(tax);
    return [
      { ...posting, account, amount: subtractSen(amount, share) },
      { ...posting, account: 'tax_payable', amount: share },
    ];
  });
}
