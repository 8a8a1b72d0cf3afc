-- The entries of a posting sum to zero and there are at least two.
select p.id as posting_id, p.type, count(e.id) as entries, coalesce(sum(e.amount_bigint), 0) as total
from ledger_postings p
left join ledger_entries e on e.posting_id = p.id
group by p.id
having count(e.id) < 2 or coalesce(sum(e.amount_bigint), 0) <> 0;
