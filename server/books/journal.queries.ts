import { sql } from 'drizzle-orm';
import type { Reader } from '#server/platform/database/db.ts';
import { daysOfMonth } from '#shared/money/books.ts';
import { dayAfter, startOfDay } from '#shared/time/dates.ts';
import type { JournalPosting } from './journal.rules.ts';

const PAGE = 1000;

interface Cursor {
  readonly created_at: string;
  readonly posting_id: number;
}

export async function* readPostings(reader: Reader, month: string): AsyncGenerator<JournalPosting, void> {
  const { first, last } = daysOfMonth(month);
  let after: Cursor = { created_at: startOfDay(first).toISOString(), posting_id: 0 };
  for (;;) {
    const rows = await selectPostings(reader, { after, until: startOfDay(dayAfter(startOfDay(last))) });
    for (const { created_at: _, ...posting } of rows) yield posting;
    const newest = rows.at(-1);
    if (newest === undefined || rows.length < PAGE) return;
    after = newest;
  }
}

/** A document of a later month books its tax in its own month, because the posting's month is closed. */
async function selectPostings(
  reader: Reader,
  { after, until }: { readonly after: Cursor; readonly until: Date },
) {
  const { rows } = await reader.execute<JournalPosting & Cursor & Record<string, unknown>>(sql`
    select to_char(p.created_at at time zone interval '7 hours', 'YYYY-MM-DD') as day, p.id as posting_id,
           p.created_at::text as created_at, p.type, p.description,
           coalesce(d.number, case when p.reference_type = 'payment'
             then 'TT-' || upper(left(p.reference_id, 8)) else 'JV-' || p.id end) as document,
           coalesce(d.tax_bigint, 0) as tax,
           (select json_agg(json_build_object('account', coalesce(e.account, 'wallets'), 'amount', e.amount_bigint)
                            order by e.id)
            from ledger_entries e where e.posting_id = p.id) as entries
    from ledger_postings p
    left join lateral (
      select i.number, i.issued_on, i.tax_bigint from orders o join invoices i on i.order_id = o.id
      where o.posting_id = p.id
      union all
      select n.number, n.issued_on, n.tax_bigint from credit_notes n where n.posting_id = p.id
    ) d on date_trunc('month', d.issued_on) = date_trunc('month', p.created_at at time zone interval '7 hours')
    where (p.created_at, p.id) > (${after.created_at}::timestamptz, ${after.posting_id})
      and p.created_at < ${until.toISOString()}::timestamptz
    order by p.created_at, p.id limit ${PAGE}`);
  return rows;
}

/** Documents whose posting is of an earlier month; their tax is booked with the document. */
export async function selectLateDocuments(reader: Reader, month: string): Promise<readonly JournalPosting[]> {
  const { first, last } = daysOfMonth(month);
  const { rows } = await reader.execute<JournalPosting & Record<string, unknown>>(sql`
    select to_char(d.issued_on, 'YYYY-MM-DD') as day, p.id as posting_id, p.type, p.description, d.number as document, 0 as tax,
           json_build_array(
             json_build_object('account', e.account, 'amount', -d.tax_bigint * sign(e.amount_bigint)),
             json_build_object('account', 'tax_payable', 'amount', d.tax_bigint * sign(e.amount_bigint))
           ) as entries
    from (
      select i.number, i.issued_on, i.tax_bigint, o.posting_id from invoices i join orders o on o.id = i.order_id
      union all
      select n.number, n.issued_on, n.tax_bigint, n.posting_id from credit_notes n
    ) d
    join ledger_postings p on p.id = d.posting_id
    join ledger_entries e on e.posting_id = p.id and e.account is not null
    where d.issued_on between ${first}::date and ${last}::date and d.tax_bigint > 0
      and p.created_at < ${startOfDay(first).toISOString()}::timestamptz
    order by d.issued_on, d.number`);
  return rows;
}
