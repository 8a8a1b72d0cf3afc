-- A closed day says what the entries of that day add up to.
select coalesce(d.day, e.day) as day, coalesce(d.account, e.account) as account,
       d.amount_bigint as closed_amount, e.amount_bigint as entries_amount, d.entries as closed_entries, e.entries
from ledger_days d
full join (
  select (created_at at time zone interval '7 hours')::date as day, account,
         sum(amount_bigint) as amount_bigint, count(*) as entries
  from ledger_entries
  where account is not null
    and created_at < (select closed_until::timestamp at time zone interval '7 hours' from ledger_closing)
  group by 1, 2
) e using (day, account)
where (d.amount_bigint, d.entries) is distinct from (e.amount_bigint, e.entries);
