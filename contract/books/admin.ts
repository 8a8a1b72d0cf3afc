import { z } from 'zod';
import { inputCopy } from '#messages/input/input.ts';
import { coretaxProblems, isLongPeriod, isMonth } from '#shared/money/books.ts';
import { adminApi, moderatorApi } from '../endpoint.ts';
import { csvAnswer, csvQuery, fileAnswer, pdfAnswer, senField, timestamp, uuid } from '../fields.ts';

const count = z.int().min(0);
/** `2026-11`, in WIB. */
const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: () => inputCopy.month });
const period = z
  .string()
  .refine((text) => isMonth(text) || isLongPeriod(text), { error: () => inputCopy.month })
  .meta({ description: 'A month (`2026-11`), a quarter (`2026-Q4`) or a year (`2026`), in WIB.' });
const documents = z.object({ count, total_bigint: senField, tax_bigint: senField });

const figures = {
  balance_bigint: senField.meta({ description: 'What all wallets held when it ended.' }),
  accounts: z
    .array(
      z.object({
        account: z.enum([
          ...(['gateway_clearing', 'sales_revenue', 'subscription_revenue', 'refunds'] as const),
          ...(['adjustments', 'promotions', 'wallets'] as const),
        ]),
        amount_bigint: senField.meta({ description: 'More than zero: a credit.' }),
        entries: count,
      }),
    )
    .meta({
      description:
        'What moved on the accounts of the ledger, and on all wallets together; it comes to nothing.',
    }),
  documents: z.object({ invoices: documents, credit_notes: documents }),
};

const bookMonth = z
  .object({
    month: z.string(),
    closed: z
      .object({ closed_at: timestamp, closed_by_name: z.string() })
      .nullable()
      .meta({ description: 'null: open, and its figures are those of now.' }),
    is_over: z.boolean().meta({ description: 'It can be closed: two hours after its end.' }),
    first_open_month: z.string().nullable().meta({ description: 'Months are closed in their order.' }),
    ...figures,
    open: z.object({
      missing_invoices: count,
      missing_credit_notes: count,
      pending_refunds: count,
      open_disputes: count,
      waiting_adjustments: count,
    }),
    newest: z.array(
      z.object({
        kind: z.enum(['invoice', 'credit_note']),
        id: uuid,
        number: z.string(),
        issued_on: z.string(),
        order_id: uuid,
        buyer_name: z.string(),
        buyer_npwp: z.string().nullable(),
        invoice_number: z.string().nullable().meta({ description: 'Of a credit note: what it takes back.' }),
        total_bigint: senField,
        tax_bigint: senField,
      }),
    ),
    coretax: z.object({
      invoices: count.meta({ description: 'In the file.' }),
      files: count.meta({ description: 'A file takes a thousand invoices.' }),
      left_out: count,
      problems: z.array(z.object({ number: z.string(), problem: z.enum(coretaxProblems) })),
      persons: z.object({ invoices: documents, credit_notes: documents }).meta({
        description:
          'Taxed sales to buyers without NPWP, which the file leaves out: a retail seller reports them as one sum.',
      }),
    }),
  })
  .meta({ id: 'BookMonth' });
export type BookMonth = z.output<typeof bookMonth>;

const bookPeriod = z
  .object({
    period: z.string(),
    ...figures,
    months: z
      .array(
        z.object({
          month: z.string(),
          is_closed: z.boolean(),
          is_over: z.boolean(),
          documents: figures.documents,
        }),
      )
      .meta({ description: 'Those that have begun, in their order.' }),
  })
  .meta({ id: 'BookPeriod' });
export type BookPeriod = z.output<typeof bookPeriod>;

const rate_limit = { name: 'books-export', points: 30, seconds: 60 } as const;
const query = z.object({ month });

export const getBookMonth = adminApi.get('/api/admin/books', {
  summary: 'A month of the books: figures, invoices, credit notes, tax, and what is still open',
  query,
  output: z.object({ book_month: bookMonth }),
});

export const getBookPeriod = adminApi.get('/api/admin/books/period', {
  summary: 'A quarter or a year of the books: the figures of its months, and what they come to',
  query: z.object({ period }),
  output: z.object({ book_period: bookPeriod }),
});

export const exportJournal = adminApi.get('/api/admin/books/journal.csv', {
  summary:
    'The general journal of a month, a quarter or a year: date, account, debit, credit and document, in rupiah',
  rate_limit,
  query: z.object({ month: period, ...csvQuery }),
  ...csvAnswer,
});

export const exportDocuments = adminApi.get('/api/admin/books/documents.csv', {
  summary: 'Every invoice and credit note of a month, a quarter or a year, in rupiah',
  rate_limit,
  query: z.object({ month: period, ...csvQuery }),
  ...csvAnswer,
});

export const exportCoretax = adminApi.get('/api/admin/books/coretax.xml', {
  summary:
    'Tax invoices of a month as Coretax imports them (TaxInvoiceBulk); those that it can not name are left out',
  rate_limit,
  query: query.extend({ part: z.coerce.number().int().min(1).max(1000).default(1) }),
  answers: 'file',
  media_types: ['application/xml'],
  output: fileAnswer,
  refusals: { NOTHING_TO_EXPORT: { status: 409 } },
});

export const closeMonth = adminApi.post('/api/admin/books/close', {
  summary: 'Close a month for good: its figures stay, and nothing is dated into it any more',
  reauthentication: 'required',
  body: z.object({ month }),
  output: z.object({ book_month: bookMonth }),
  refusals: {
    MONTH_NOT_OVER: { status: 409 },
    MONTH_CLOSED: { status: 409 },
    EARLIER_MONTH_OPEN: { status: 409, details: z.object({ month: z.string() }) },
    DOCUMENTS_MISSING: { status: 409, details: z.object({ invoices: count, credit_notes: count }) },
  },
});

export const downloadAnyCreditNote = moderatorApi.get('/api/admin/credit-notes/{id}/credit-note.pdf', {
  summary: 'Any credit note, as its buyer gets it',
  params: z.object({ id: uuid }),
  ...pdfAnswer,
  refusals: { CREDIT_NOTE_NOT_FOUND: { status: 404 } },
});
