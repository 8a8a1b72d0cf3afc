-- An approved refund request gave its amount back to the wallet, once, for its order.
select r.id as request_id, r.order_id, r.amount_bigint, sum(e.amount_bigint) as given
from refund_requests r
left join ledger_postings p on p.idempotency_key = 'refund:request:' || r.id
  and p.type = 'refund' and p.reference_type = 'order' and p.reference_id = r.order_id::text
left join ledger_entries e on e.posting_id = p.id and e.wallet_id is not null
where r.status = 'approved'
group by r.id
having coalesce(sum(e.amount_bigint), 0) <> r.amount_bigint;
