import { sql } from 'drizzle-orm';
import type { BookMonth } from '#contract/books/admin.ts';
import { daysOfMonth } from '#shared/money/books.ts';
import type { Company } from '#shared/money/company.ts';
import type { Sen, TaxTerms } from '#shared/money/money.ts';
import { dayAfter, startOfDay } from '#shared/time/dates.ts';
import { taxOfParts } from '../invoices/index.ts';
import type { Reader } from '../platform/database/db.ts';
import type { CoretaxInvoice, JournalPosting } from './exports.rules.ts';

type Row = Omit<CoretaxInvoice, 'lines'> & {
  readonly items: readonly { readonly name: string; readonly total: Sen }[];
  readonly buyer: Company | null;
  readonly terms: TaxTerms | null;
};

export async function readInvoicesOf(reader: Reader, month: string): Promise<readonly CoretaxInvoice[]> {
  const { first, last } = daysOfMonth(month);
  const { rows } = await reader.execute<Row & Record<string, unknown>>(sql`
    select i.number, to_char(i.issued_on, 'YYYY-MM-DD') as issued_on, o.customer_email as email,
           coalesce(i.seller ->> 'npwp', '') as seller_npwp, i.buyer,
           case when i.tax_rate_percent is not null then json_build_object(
             'rate_percent', i.tax_rate_percent, 'base_numerator', i.tax_base_numerator,
             'base_denominator', i.tax_base_denominator) end as terms,
           (select json_agg(json_build_object(
              'name', case when t.quantity > 1 then t.quantity || ' × ' else '' end || t.title,
              'total', t.price_bigint * t.quantity - t.discount_bigint) order by t.title, t.id)
            from order_items t
            where t.order_id = o.id and t.price_bigint * t.quantity > t.discount_bigint) as items
    from invoices i join orders o on o.id = i.order_id
    where i.issued_on between ${first}::date and ${last}::date
    order by i.year, i.sequence`);
  return rows.map(({ items, ...invoice }) => {
    const taxes = taxOfParts(
      items.map(({ total }) => total),
      invoice.terms,
    );
    const lines = items.flatMap((item, n) => taxes.slice(n, n + 1).map((tax) => ({ ...item, tax })));
    return { ...invoice, lines };
  });
}

type PersonSales = BookMonth['coretax']['persons'];

export async function readPersonSales(reader: Reader, month: string): Promise<PersonSales> {
  const { first, last } = daysOfMonth(month);
  const sums = sql`json_build_object('count', count(*), 'total_bigint', coalesce(sum(d.total_bigint), 0),
                                     'tax_bigint', coalesce(sum(d.tax_bigint), 0))`;
  const toPersons = sql`i.buyer is null and i.tax_rate_percent is not null
    and d.issued_on between ${first}::date and ${last}::date`;
  const { rows } = await reader.execute<PersonSales & Record<string, unknown>>(sql`
    select (select ${sums} from invoices d join invoices i on i.id = d.id where ${toPersons}) as invoices,
           (select ${sums} from credit_notes d join invoices i on i.id = d.invoice_id
            where ${toPersons}) as credit_notes`);
  const [row] = rows;
  if (row === undefined) throw new Error('the sums of a month are missing');
  return row;
}

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
