-- An approved refund request gave its amount back, once, for its order: to the wallet, or through it to the original
-- payment. What a gateway refused went into the wallet; what it has not answered yet is on its way.
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
