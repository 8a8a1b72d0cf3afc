-- check: approved-requests-are-refunded
-- An approved request was refunded once with its amount for its order: to the wallet, or through it to the original
-- payment. What a gateway refused went to the wallet; what it has not answered yet is pending.
select r.id as request_id, r.order_id, r.amount_bigint, sum(e.amount_bigint) as given
from refund_requests r
left join gateway_refunds g on g.idempotency_key = 'refund:request:' || r.id
left join ledger_postings p
  on p.idempotency_key in ('refund:request:' || r.id, 'refund:refused:' || g.id)
  and p.type = 'refund' and p.reference_type = 'order' and p.reference_id = r.order_id::text
left join ledger_entries e on e.posting_id = p.id and e.wallet_id is not null
where r.status = 'approved' and g.status is distinct from 'pending'
group by r.id
having coalesce(sum(e.amount_bigint), 0) <> r.amount_bigint;

-- check: refunds-stay-within-orders
-- Refunds of an order went to its buyer, and do not exceed the amount taken for it.
select p.reference_id as order_id, o.amount_bigint, sum(e.amount_bigint) as refunded
from ledger_postings p
join ledger_entries e on e.posting_id = p.id and e.wallet_id is not null
join wallets w on w.id = e.wallet_id
left join orders o on o.id::text = p.reference_id
where p.type = 'refund' and p.reference_type = 'order'
group by p.reference_id, o.id
having o.id is null or o.posting_id is null or sum(e.amount_bigint) > o.amount_bigint or bool_or(w.user_id <> o.user_id);
