-- The numbers of a year run from 1 to the counter, each once.
select c.year, c.last_number, count(i.id) as invoices, max(i.sequence) as highest
from invoice_counters c
left join invoices i on i.year = c.year
group by c.year, c.last_number
having count(i.id) <> c.last_number or coalesce(max(i.sequence), 0) <> c.last_number
    or count(distinct i.sequence) <> count(i.id);
