import { asc, desc, eq, sql } from 'drizzle-orm';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import type { PageWindow } from '#server/platform/lists/list-window.ts';
import type { Sen } from '#shared/money/money.ts';
import { creditNotes, invoices } from './invoices.schema.ts';

const columns = {
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
    .select(columns)
    .from(creditNotes)
    .innerJoin(invoices, eq(invoices.id, creditNotes.invoice_id))
    .where(eq(invoices.order_id, orderId))
    .orderBy(asc(creditNotes.posting_id));
}

export async function selectCreditNote(reader: Reader, id: string): Promise<CreditNote | null> {
  const [row] = await reader
    .select(columns)
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
    .select(columns)
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
