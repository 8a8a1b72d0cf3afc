import { describe, expect, test } from 'vitest';
import type { BookMonth } from '#contract/books/admin.ts';
import { sen } from '#shared/money/money.ts';
import { englishHtmlOf, htmlOf, textOf } from '#tests/support/page.tsx';
import { PeriodPage } from './books.route.tsx';
import { BooksPage } from './books-page.tsx';

const none = { count: 0, total_bigint: sen(0), tax_bigint: sen(0) };
const open: BookMonth = {
  month: '2025-10',
  closed: null,
  is_over: true,
  first_open_month: '2025-10',
  balance_bigint: sen(101_050_100),
  accounts: [
    { account: 'refunds', amount_bigint: sen(-21_100_000), entries: 2 },
    { account: 'sales_revenue', amount_bigint: sen(54_399_900), entries: 3 },
    { account: 'wallets', amount_bigint: sen(-33_299_900), entries: 5 },
  ],
  documents: {
    invoices: { count: 4, total_bigint: sen(59_949_900), tax_bigint: sen(5_941_000) },
    credit_notes: { count: 2, total_bigint: sen(21_100_000), tax_bigint: sen(2_091_000) },
  },
  open: {
    missing_invoices: 0,
    missing_credit_notes: 0,
    pending_refunds: 1,
    open_disputes: 0,
    waiting_adjustments: 0,
  },
  newest: [],
  coretax: {
    invoices: 2,
    files: 1,
    left_out: 1,
    problems: [{ number: 'INV/2025/000002', problem: 'BUYER_NPWP_MISSING' }],
    persons: {
      invoices: { count: 1, total_bigint: sen(11_100_000), tax_bigint: sen(1_100_000) },
      credit_notes: { count: 1, total_bigint: sen(1_110_000), tax_bigint: sen(110_000) },
    },
  },
};
const html = (book: BookMonth, isAsking = false) =>
  englishHtmlOf(<BooksPage book={book} isAsking={isAsking} />);

describe('the books of a month', () => {
  test('show tax less what credit notes took back, both sides of the ledger, and what the tax file leaves out', () => {
    const text = textOf(html(open));
    expect(text).toContain('Output VAT Rp 38.500 Rp 59.410 on invoices, Rp 20.910 on credit notes');
    expect(text).toContain(
      '2100 Customer balances Debit Rp 332.999 4100 Sales Credit Rp 543.999 4900 Refunds Debit Rp 211.000 Debits equal credits Rp 543.999',
    );
    expect(text).toContain('Not in the Coretax XML (1)');
    expect(text).toContain('INV/2025/000002 the buyer has no NPWP');
    expect(html(open)).toContain('/api/admin/books/coretax.xml?month=2025-10&amp;part=1');
  });

  test('say so when the accounts and the wallets of the ledger do not come to nothing', () => {
    const accounts = open.accounts.filter(({ account }) => account !== 'refunds');
    expect(textOf(html({ ...open, accounts }))).toContain('Debits and credits differ Rp 211.000');
  });

  test('say what to do with buyers without NPWP, with the sums for the return, in both languages', () => {
    const english = textOf(html(open));
    expect(english).toContain('Buyers without NPWP');
    expect(english).toContain('Tax base Rp 90.000 VAT Rp 9.900');
    expect(english).toContain('one sum (digunggung)');
    expect(english).toContain('1 invoice, less 1 credit note');
    const indonesian = textOf(htmlOf(<BooksPage book={open} isAsking={false} />));
    expect(indonesian).toContain('Pembeli tanpa NPWP');
    expect(indonesian).toContain('DPP Rp 90.000 PPN Rp 9.900');
    expect(indonesian).toContain('satu jumlah (digunggung)');
    expect(indonesian).toContain('1 invoice, dikurangi 1 nota kredit');
  });

  test('are closed after a question, which needs no script, and once only', () => {
    expect(html(open)).toContain('href="/admin/reports/books?month=2025-10&amp;ask=close#closing-title"');
    expect(html(open)).not.toContain('method="post"');
    expect(html(open, true)).toContain('action="/admin/reports/books?month=2025-10" method="post"');
    const closed = { closed_at: '2025-11-02T03:00:00Z', closed_by_name: 'Ratna' };
    const done = html({ ...open, closed, first_open_month: '2025-11' }, true);
    expect(textOf(done)).toContain('Closed by Ratna, 2 Nov 2025, 10:00 WIB');
    expect(done).not.toContain('method="post"');
  });

  test('are not closed before an earlier month, nor while the month runs', () => {
    const earlier = html({ ...open, first_open_month: '2025-09' }, true);
    expect(textOf(earlier)).toContain('Close September 2025 first.');
    const running = html({ ...open, is_over: false }, true);
    expect(textOf(running)).toContain('two hours after it ends');
    for (const page of [earlier, running]) expect(page).not.toContain('method="post"');
  });

  test('of a quarter say its months, each with its own page, and where the tax files are', () => {
    const { balance_bigint, accounts, documents } = open;
    const months = [{ month: '2025-10', is_closed: true, is_over: true, documents }];
    const page = englishHtmlOf(
      <PeriodPage book={{ period: '2025-Q4', balance_bigint, accounts, documents, months }} />,
    );
    expect(textOf(page)).toContain('Books Q4 2025 Month Quarter Year');
    expect(textOf(page)).toMatch(/October 2025 .*Closed 6 Rp 211.000 Rp 38.500 Rp 599.499/);
    expect(page).toContain('href="/admin/reports/books?month=2025-10"');
    expect(page).toContain('href="/admin/reports/books?period=2025-Q3"');
    expect(page).toContain('/api/admin/books/journal.csv?month=2025-Q4');
    expect(page).not.toContain('coretax.xml');
  });

  test('say so when there is nothing, in both languages', () => {
    const empty = {
      ...open,
      accounts: [],
      documents: { invoices: none, credit_notes: none },
      coretax: {
        ...{ invoices: 0, files: 0, left_out: 0, problems: [] },
        persons: { invoices: none, credit_notes: none },
      },
    };
    expect(textOf(html(empty))).toContain('No invoice in this month yet.');
    expect(textOf(html(empty))).not.toContain('Buyers without NPWP');
    const indonesian = textOf(htmlOf(<BooksPage book={empty} isAsking={false} />));
    expect(indonesian).toContain('Belum ada invoice di bulan ini.');
    expect(indonesian).toContain('Tidak ada faktur pajak di bulan ini');
  });
});
