import type { JournalAccount } from '#shared/money/books.ts';
import type { LedgerType } from '#shared/money/ledger.ts';
import { negateSen, type Sen, subtractSen } from '#shared/money/money.ts';

export interface JournalPosting {
  /** The day is in WIB. */
  readonly day: string;
  readonly posting_id: number;
  readonly type: LedgerType;
  readonly description: string;
  /** Number of the invoice, credit note or receipt, else of the posting. */
  readonly document: string;
  /** Sen of tax inside the revenue or the refund, as on its document. */
  readonly tax: Sen;
  /** Signed sen that sum to zero; positive is a credit. */
  readonly entries: readonly { readonly account: JournalAccount; readonly amount: Sen }[];
}

export interface JournalLine extends Omit<JournalPosting, 'entries' | 'tax'> {
  readonly account: JournalAccount;
  readonly amount: Sen;
}

const TAXED: ReadonlySet<JournalAccount> = new Set(['sales_revenue', 'subscription_revenue', 'refunds']);

/** The ledger keeps prices with tax; the journal splits the tax off, and the sum stays zero. */
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
