-- Every purchase posting paid for an order: no money left a wallet for nothing.
select p.id as posting_id, p.created_at
from ledger_postings p
left join orders o on o.posting_id = p.id
where p.type = 'purchase' and o.id is null;
