-- What was given back for an order went to its buyer, and is not more than a posting took for it.
select p.reference_id as order_id, o.amount_bigint, sum(e.amount_bigint) as refunded
from ledger_postings p
join ledger_entries e on e.posting_id = p.id and e.wallet_id is not null
join wallets w on w.id = e.wallet_id
left join orders o on o.id::text = p.reference_id
where p.type = 'refund' and p.reference_type = 'order'
group by p.reference_id, o.id
having o.id is null or o.posting_id is null or sum(e.amount_bigint) > o.amount_bigint or bool_or(w.user_id <> o.user_id);
