-- No money was taken for a subscription without a period that it paid.
select p.id as posting_id, p.created_at
from ledger_postings p
left join subscription_charges c on c.posting_id = p.id
where p.type = 'subscription' and c.id is null;
