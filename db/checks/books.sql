-- check: closed-months-match-the-books
-- A closed month's sums equal those of its entries and documents, and no earlier month is missing.
select month, account, a.amount_bigint as kept, e.amount_bigint as found, a.entries as kept_entries, e.entries
from (
  select m.month, k.account, k.amount_bigint, k.entries from closed_months m join closed_month_accounts k using (month)
) a
full join (
  select date_trunc('month', created_at at time zone interval '7 hours')::date as month, account,
         sum(amount_bigint) as amount_bigint, count(*) as entries
  from ledger_entries
  where account is not null
    and created_at < (select (max(month) + interval '1 month')::timestamp at time zone interval '7 hours' from closed_months)
  group by 1, 2
) e using (month, account)
left join closed_months m using (month)
where (a.amount_bigint, a.entries) is distinct from (e.amount_bigint, e.entries)
union all
select m.month, 'documents', m.invoiced_bigint, i.total, m.invoices, i.count
from closed_months m
cross join lateral (
  select count(*), coalesce(sum(total_bigint), 0) as total, coalesce(sum(tax_bigint), 0) as tax
  from invoices where date_trunc('month', issued_on) = m.month) i
cross join lateral (
  select count(*), coalesce(sum(total_bigint), 0) as total, coalesce(sum(tax_bigint), 0) as tax
  from credit_notes where date_trunc('month', issued_on) = m.month) n
where (m.invoices, m.invoiced_bigint, m.invoiced_tax_bigint, m.credit_notes, m.credited_bigint, m.credited_tax_bigint)
   is distinct from (i.count, i.total, i.tax, n.count, n.total, n.tax)
union all
select m.month, 'balance', m.balance_bigint, -coalesce(sum(e.amount_bigint), 0), null, count(*)
from closed_months m
left join ledger_entries e on e.account is not null
  and e.created_at < (m.month + interval '1 month')::timestamp at time zone interval '7 hours'
group by m.month
having m.balance_bigint <> -coalesce(sum(e.amount_bigint), 0);
