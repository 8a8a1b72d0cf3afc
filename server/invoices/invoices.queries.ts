import { asc, desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Company } from '#shared/money/company.ts';
import type { Sen, TaxTerms } from '#shared/money/money.ts';
import { pickColumns } from '../platform/database/columns.ts';
import type { Reader, Tx } from '../platform/database/db.ts';
import type { PageWindow } from '../platform/lists/list-window.ts';
import { creditNotes, invoices, type Seller } from './invoices.schema.ts';

const columns = pickColumns(invoices, [
  ...(['id', 'order_id', 'number', 'issued_on', 'total_bigint', 'tax_bigint', 'seller', 'buyer'] as const),
  ...(['tax_rate_percent', 'tax_base_numerator', 'tax_base_denominator', 'created_at'] as const),
]);
export type InvoiceRow = Pick<typeof invoices.$inferSelect, keyof typeof columns>;

export async function selectInvoice(reader: Reader, orderId: string): Promise<InvoiceRow | null> {
  const [row] = await reader.select(columns).from(invoices).where(eq(invoices.order_id, orderId));
  return row ?? null;
}

export interface InvoiceInsert {
  readonly order_id: string;
  readonly seller: Seller;
  readonly buyer: Company | null;
  readonly tax: (TaxTerms & { readonly tax_bigint: Sen }) | null;
}

/**
 * Writes the invoice of an order without one; the database assigns day, amount and the next number of the year. Not `on
 * conflict`, which would use up a number before it checks. Lock the order first.
 */
export async function insertInvoice(tx: Tx, { order_id, seller, buyer, tax }: InvoiceInsert): Promise<void> {
  await tx.execute(sql`
    insert into invoices
      (order_id, seller, buyer, tax_bigint, tax_rate_percent, tax_base_numerator, tax_base_denominator)
    values (
      ${order_id}, ${JSON.stringify(seller)}::jsonb, ${buyer === null ? null : JSON.stringify(buyer)}::jsonb,
      ${tax?.tax_bigint ?? 0}, ${tax?.rate_percent ?? null}, ${tax?.base_numerator ?? null},
      ${tax?.base_denominator ?? null}
    )`);
}

export function listOwnInvoices(reader: Reader, userId: string, window: PageWindow): Promise<InvoiceRow[]> {
  return reader
    .select(columns)
    .from(invoices)
    .where(sql`${invoices.order_id} in (select id from orders where user_id = ${userId})`)
    .orderBy(desc(invoices.created_at), desc(invoices.id))
    .limit(window.limit)
    .offset(window.offset);
}

const sale = z.object({
  sold_on: z.string(),
  company: z.object({ name: z.string(), npwp: z.string(), address: z.string() }).nullable(),
  rate: z.object({ rate_percent: z.int(), base_numerator: z.int(), base_denominator: z.int() }).nullable(),
});
export type UninvoicedSale = z.output<typeof sale>;

/**
 * The day of a sale in WIB with the rate that was valid then (null before the first), and the company that its invoice
 * is for: the one chosen with it, else the one kept on the account, else, for a further period, the one chosen with the
 * subscription.
 */
export async function selectSaleToInvoice(reader: Reader, orderId: string): Promise<UninvoicedSale> {
  const { rows } = await reader.execute(sql`
    select to_char(day.sold_on, 'YYYY-MM-DD') as sold_on, coalesce(
      o.metadata -> 'invoice_to',
      (select jsonb_build_object('name', b.company_name, 'npwp', b.npwp, 'address', b.address)
       from billing_details b where b.user_id = o.user_id),
      (select first.metadata -> 'invoice_to' from subscriptions s join orders first on first.id = s.order_id
       where s.id::text = o.metadata ->> 'subscription_id')
    ) as company, (
      select jsonb_build_object('rate_percent', rate_percent, 'base_numerator', base_numerator,
                                'base_denominator', base_denominator)
      from tax_rates where valid_from <= day.sold_on order by valid_from desc limit 1
    ) as rate
    from orders o cross join lateral (select (o.created_at at time zone interval '7 hours')::date as sold_on) day
    where o.id = ${orderId}`);
  return sale.parse(rows[0]);
}

export async function selectUninvoicedOrders(reader: Reader, limit: number): Promise<readonly string[]> {
  const { rows } = await reader.execute<{ id: string }>(sql`
    select o.id from orders o
    where o.posting_id is not null and o.amount_bigint > 0 and o.status in ('completed', 'refunded')
      and not exists (select from invoices i where i.order_id = o.id)
    order by o.created_at, o.id limit ${limit}`);
  return rows.map(({ id }) => id);
}

const creditNotesColumns = {
  ...pickColumns(creditNotes, [
    'id',
    'number',
    'issued_on',
    'total_bigint',
    'tax_bigint',
    'reason',
    'created_at',
  ]),
  ...pickColumns(invoices, ['order_id']),
};
export type CreditNote = Awaited<ReturnType<typeof listCreditNotes>>[number];

export function listCreditNotes(reader: Reader, orderId: string) {
  return reader
    .select(creditNotesColumns)
    .from(creditNotes)
    .innerJoin(invoices, eq(invoices.id, creditNotes.invoice_id))
    .where(eq(invoices.order_id, orderId))
    .orderBy(asc(creditNotes.posting_id));
}

export async function selectCreditNote(reader: Reader, id: string): Promise<CreditNote | null> {
  const [row] = await reader
    .select(creditNotesColumns)
    .from(creditNotes)
    .innerJoin(invoices, eq(invoices.id, creditNotes.invoice_id))
    .where(eq(creditNotes.id, id));
  return row ?? null;
}

export function listOwnCreditNotes(
  reader: Reader,
  userId: string,
  window: PageWindow,
): Promise<CreditNote[]> {
  return reader
    .select(creditNotesColumns)
    .from(creditNotes)
    .innerJoin(invoices, eq(invoices.id, creditNotes.invoice_id))
    .where(sql`${invoices.order_id} in (select id from orders where user_id = ${userId})`)
    .orderBy(desc(creditNotes.created_at), desc(creditNotes.id))
    .limit(window.limit)
    .offset(window.offset);
}

interface UncreditedRefund {
  readonly order_id: string;
  readonly posting_id: number;
}

export async function selectAllUncredited(
  reader: Reader,
  limit: number,
): Promise<readonly UncreditedRefund[]> {
  const { rows } = await reader.execute<{ order_id: string; posting_id: number }>(sql`
    select o.id as order_id, p.id as posting_id
    from ledger_postings p join orders o on o.id::text = p.reference_id
    where p.type = 'refund' and p.reference_type = 'order' and o.status in ('completed', 'refunded')
      and not exists (select from credit_notes n where n.posting_id = p.id)
    order by p.created_at, p.id limit ${limit}`);
  return rows;
}

export async function selectUncreditedRefunds(
  reader: Reader,
  orderId: string,
  until: number | null,
): Promise<readonly { readonly posting_id: number; readonly amount: Sen }[]> {
  const { rows } = await reader.execute<{ posting_id: number; amount: Sen }>(sql`
    select p.id as posting_id, e.amount_bigint as amount
    from ledger_postings p join ledger_entries e on e.posting_id = p.id and e.wallet_id is not null
    where p.type = 'refund' and p.reference_type = 'order' and p.reference_id = ${orderId}
      and not exists (select from credit_notes n where n.posting_id = p.id)
      and p.id <= coalesce(${until}::bigint, p.id)
    order by p.id`);
  return rows;
}

interface CreditNoteInsert {
  readonly invoice_id: string;
  readonly posting_id: number;
  readonly tax_bigint: Sen;
}

/** The database assigns the day, the amount and the next number of the year. Lock the order first. */
export async function insertCreditNote(tx: Tx, note: CreditNoteInsert): Promise<void> {
  await tx.execute(sql`
    insert into credit_notes (invoice_id, posting_id, tax_bigint)
    values (${note.invoice_id}, ${note.posting_id}, ${note.tax_bigint})`);
}
