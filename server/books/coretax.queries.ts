import { sql } from 'drizzle-orm';
import type { BookMonth } from '#contract/books/admin.ts';
import { taxOfParts } from '#server/invoices/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { daysOfMonth } from '#shared/money/books.ts';
import type { Company } from '#shared/money/company.ts';
import type { Sen, TaxTerms } from '#shared/money/money.ts';
import type { CoretaxInvoice } from './coretax.rules.ts';

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
