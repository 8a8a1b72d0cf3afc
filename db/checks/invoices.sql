-- check: credit-notes-have-no-gaps
-- The numbers of a year run from 1 to the counter, each once.
select c.year, c.last_number, count(n.id) as credit_notes, max(n.sequence) as highest
from credit_note_counters c
left join credit_notes n on n.year = c.year
group by c.year, c.last_number
having count(n.id) <> c.last_number or coalesce(max(n.sequence), 0) <> c.last_number
    or count(distinct n.sequence) <> count(n.id);

-- check: credit-notes-match-refunds
-- A credit note matches a refund of its invoice's order in its amount. The credit notes of an invoice do not exceed its
-- total, and their tax is the part inside of it. In a closed month every refund has one.
select n.number, n.total_bigint, p.type, p.reference_id, i.order_id, e.amount_bigint
from credit_notes n
join invoices i on i.id = n.invoice_id
join ledger_postings p on p.id = n.posting_id
left join ledger_entries e on e.posting_id = p.id and e.wallet_id is not null
where p.type <> 'refund' or p.reference_type is distinct from 'order' or p.reference_id is distinct from i.order_id::text
   or e.amount_bigint is distinct from n.total_bigint
union all
select i.number, sum(n.total_bigint), 'of an invoice', null, i.order_id, i.total_bigint
from credit_notes n join invoices i on i.id = n.invoice_id
group by i.id
having sum(n.total_bigint) > i.total_bigint
    or sum(n.tax_bigint) <> coalesce(round(
         sum(n.total_bigint) / 100.0 * i.tax_rate_percent * i.tax_base_numerator
         / (100 * i.tax_base_denominator + i.tax_rate_percent * i.tax_base_numerator)) * 100, 0)
union all
select null, null, 'without a note', p.reference_id, o.id, null
from ledger_postings p join orders o on o.id::text = p.reference_id
where p.type = 'refund' and p.reference_type = 'order' and o.status in ('completed', 'refunded')
  and p.created_at < (select (max(month) + interval '1 month')::timestamp at time zone interval '7 hours' from closed_months)
  and not exists (select from credit_notes n where n.posting_id = p.id);

-- check: invoices-have-no-gaps
-- The numbers of a year run from 1 to the counter, each once.
select c.year, c.last_number, count(i.id) as invoices, max(i.sequence) as highest
from invoice_counters c
left join invoices i on i.year = c.year
group by c.year, c.last_number
having count(i.id) <> c.last_number or coalesce(max(i.sequence), 0) <> c.last_number
    or count(distinct i.sequence) <> count(i.id);

-- check: invoices-say-what-was-paid
-- An invoice has its order's amount and the tax included by its rate, is dated with its sale or later, and is numbered
-- in that year.
select i.number, i.issued_on, i.total_bigint, o.amount_bigint, i.tax_bigint
from invoices i join orders o on o.id = i.order_id
where i.total_bigint is distinct from o.amount_bigint
   or i.tax_bigint <> coalesce(round(
        i.total_bigint / 100.0 * i.tax_rate_percent * i.tax_base_numerator
        / (100 * i.tax_base_denominator + i.tax_rate_percent * i.tax_base_numerator)) * 100, 0)
   or i.issued_on is null
   or i.issued_on < (o.created_at at time zone interval '7 hours')::date
   or extract(year from i.issued_on) <> i.year;
