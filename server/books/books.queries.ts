import { sql } from 'drizzle-orm';
import type { BookMonth } from '#contract/books/admin.ts';
import { isoText } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { daysOfMonth, type OpenItem } from '#shared/money/books.ts';
import { dayAfter, startOfDay } from '#shared/time/dates.ts';

function spanOf(month: string) {
  const { first, last } = daysOfMonth(month);
  return {
    from: startOfDay(first).toISOString(),
    until: startOfDay(dayAfter(startOfDay(last))).toISOString(),
  };
}

export type MonthFigures = Pick<BookMonth, 'balance_bigint' | 'accounts' | 'documents'>;

const documentsIn = (first: string, last: string) => sql`
  (select json_build_object('count', count(*), 'total_bigint', coalesce(sum(total_bigint), 0),
                            'tax_bigint', coalesce(sum(tax_bigint), 0))
   from invoices where issued_on between ${first}::date and ${last}::date) as invoices,
  (select json_build_object('count', count(*), 'total_bigint', coalesce(sum(total_bigint), 0),
                            'tax_bigint', coalesce(sum(tax_bigint), 0))
   from credit_notes where issued_on between ${first}::date and ${last}::date) as credit_notes`;

/** Together with the accounts the wallets sum to zero, or the ledger is wrong. Empty when nothing moved. */
function walletsIn(month: string) {
  const { from, until } = spanOf(month);
  return sql`
    select 'wallets' as account, sum(amount_bigint)::bigint as amount_bigint, count(*) as entries from ledger_entries
    where wallet_id is not null and created_at >= ${from}::timestamptz and created_at < ${until}::timestamptz
    having count(*) > 0`;
}

type FigureRow = Omit<MonthFigures, 'documents'> & MonthFigures['documents'];

export async function readOpenMonth(reader: Reader, month: string): Promise<MonthFigures> {
  const { first, last } = daysOfMonth(month);
  const { rows } = await reader.execute<FigureRow & Record<string, unknown>>(sql`
    select
      (select -coalesce(sum(amount_bigint), 0)::bigint from account_days where day <= ${last}::date) as balance_bigint,
      (select coalesce(json_agg(a), '[]') from (
        select account, sum(amount_bigint)::bigint as amount_bigint, sum(entries)::bigint as entries from account_days
        where day between ${first}::date and ${last}::date group by account
        union all ${walletsIn(month)} order by account) a) as accounts,
      ${documentsIn(first, last)}`);
  return figuresOf(rows);
}

/** Null while the month is open. */
export async function readClosedMonth(reader: Reader, month: string) {
  const { rows } = await reader.execute<
    FigureRow & NonNullable<BookMonth['closed']> & Record<string, unknown>
  >(sql`
    select ${isoText('c.closed_at')} as closed_at, u.full_name as closed_by_name, c.balance_bigint,
      (select coalesce(json_agg(a), '[]') from (
        select account, amount_bigint, entries from closed_month_accounts where month = c.month
        union all ${walletsIn(month)} order by account) a) as accounts,
      json_build_object('count', c.invoices, 'total_bigint', c.invoiced_bigint, 'tax_bigint', c.invoiced_tax_bigint)
        as invoices,
      json_build_object('count', c.credit_notes, 'total_bigint', c.credited_bigint,
                        'tax_bigint', c.credited_tax_bigint) as credit_notes
    from closed_months c join users u on u.id = c.closed_by where c.month = ${`${month}-01`}::date`);
  const [row] = rows;
  if (row === undefined) return null;
  const { closed_at, closed_by_name } = row;
  return { closed: { closed_at, closed_by_name }, figures: figuresOf(rows) };
}

function figuresOf([row]: readonly FigureRow[]): MonthFigures {
  if (row === undefined) throw new Error('the figures of a month are missing');
  const { balance_bigint, accounts, invoices, credit_notes } = row;
  return { balance_bigint, accounts, documents: { invoices, credit_notes } };
}

export async function countOpenItems(
  reader: Reader,
  month: string,
): Promise<Readonly<Record<OpenItem, number>>> {
  const { from, until } = spanOf(month);
  const { rows } = await reader.execute<Record<OpenItem, number>>(sql`
    select
      (select count(*) from orders o
       where o.posting_id is not null and o.amount_bigint > 0 and o.status in ('completed', 'refunded')
         and o.created_at >= ${from}::timestamptz and o.created_at < ${until}::timestamptz
         and not exists (select from invoices i where i.order_id = o.id)) as missing_invoices,
      (select count(*) from ledger_postings p join orders o on o.id::text = p.reference_id
       where p.type = 'refund' and p.reference_type = 'order' and o.status in ('completed', 'refunded')
         and p.created_at >= ${from}::timestamptz and p.created_at < ${until}::timestamptz
         and not exists (select from credit_notes n where n.posting_id = p.id)) as missing_credit_notes,
      (select count(*) from gateway_refunds r
       where r.status <> 'failed' and r.refund_posting_id is null and r.created_at < ${until}::timestamptz)
        as pending_refunds,
      (select count(*) from payment_disputes d
       where d.status = 'open' and d.takes_money and d.created_at < ${until}::timestamptz) as open_disputes,
      (select count(*) from wallet_adjustments a
       where a.status = 'pending' and a.created_at < ${until}::timestamptz) as waiting_adjustments`);
  const [row] = rows;
  if (row === undefined) throw new Error('what a month waits for is missing');
  return row;
}

/** Returns the first open month with postings (`2026-11`); null without any. */
export async function readFirstOpenMonth(reader: Reader): Promise<string | null> {
  const { rows } = await reader.execute<{ month: string | null }>(sql`
    select to_char(min(created_at) at time zone interval '7 hours', 'YYYY-MM') as month from ledger_postings
    where created_at >= coalesce(
      (select (max(month) + interval '1 month')::timestamp at time zone interval '7 hours' from closed_months), '-infinity')`);
  return rows[0]?.month ?? null;
}

/** Until commit nothing is dated and no other month is closed. */
export async function lockMonths(tx: Tx): Promise<void> {
  await tx.execute(sql`select lock_months(true)`);
}

/** Reads the figures from the entries themselves. Call `lockMonths` first. */
export async function insertClosedMonth(tx: Tx, month: string, closed_by: string): Promise<void> {
  const { first, last } = daysOfMonth(month);
  const { from, until } = spanOf(month);
  await tx.execute(sql`
    insert into closed_months (month, closed_by, balance_bigint, invoices, invoiced_bigint, invoiced_tax_bigint,
                               credit_notes, credited_bigint, credited_tax_bigint)
    select ${first}::date, ${closed_by},
      (select -coalesce(sum(amount_bigint), 0)::bigint from ledger_entries
       where account is not null and created_at < ${until}::timestamptz),
      i.count, i.total, i.tax, n.count, n.total, n.tax
    from (select count(*), coalesce(sum(total_bigint), 0) as total, coalesce(sum(tax_bigint), 0) as tax
          from invoices where issued_on between ${first}::date and ${last}::date) i,
         (select count(*), coalesce(sum(total_bigint), 0) as total, coalesce(sum(tax_bigint), 0) as tax
          from credit_notes where issued_on between ${first}::date and ${last}::date) n`);
  await tx.execute(sql`
    insert into closed_month_accounts (month, account, amount_bigint, entries)
    select ${first}::date, account, sum(amount_bigint), count(*) from ledger_entries
    where account is not null and created_at >= ${from}::timestamptz and created_at < ${until}::timestamptz
    group by account`);
}

export async function listDocuments(
  reader: Reader,
  month: string,
  limit: number | null,
): Promise<BookMonth['newest']> {
  const { first, last } = daysOfMonth(month);
  const { rows } = await reader.execute<BookMonth['newest'][number] & Record<string, unknown>>(sql`
    select kind, id, number, issued_on, order_id, buyer_name, buyer_npwp, invoice_number, total_bigint, tax_bigint
    from (
      select 'invoice' as kind, i.id, i.number, to_char(i.issued_on, 'YYYY-MM-DD') as issued_on, i.order_id,
             coalesce(i.buyer ->> 'name', o.customer_name) as buyer_name, i.buyer ->> 'npwp' as buyer_npwp,
             null as invoice_number, i.total_bigint, i.tax_bigint, i.created_at
      from invoices i join orders o on o.id = i.order_id
      where i.issued_on between ${first}::date and ${last}::date
      union all
      select 'credit_note', n.id, n.number, to_char(n.issued_on, 'YYYY-MM-DD'), i.order_id,
             coalesce(i.buyer ->> 'name', o.customer_name), i.buyer ->> 'npwp', i.number, n.total_bigint, n.tax_bigint,
             n.created_at
      from credit_notes n join invoices i on i.id = n.invoice_id join orders o on o.id = i.order_id
      where n.issued_on between ${first}::date and ${last}::date
    ) d order by issued_on desc, created_at desc, number desc limit ${limit}`);
  return rows;
}
