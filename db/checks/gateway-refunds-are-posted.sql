-- A refund that left through a gateway gave its amount to its buyer's wallet and took it out again; one that came
-- back gave it once more. What a gateway has decided does not stay unposted for long.
select r.id as refund_id, r.status, r.amount_bigint, moved.given, moved.taken, moved.returned
from gateway_refunds r
join orders o on o.id = r.order_id
cross join lateral (
  select sum(e.amount_bigint) filter (where e.posting_id = r.refund_posting_id) as given,
         sum(e.amount_bigint) filter (where e.posting_id = r.payout_posting_id) as taken,
         sum(e.amount_bigint) filter (where e.posting_id = r.return_posting_id) as returned
  from ledger_entries e join wallets w on w.id = e.wallet_id and w.user_id = o.user_id
  where e.posting_id in (r.refund_posting_id, r.payout_posting_id, r.return_posting_id)
) moved
where (r.payout_posting_id is not null and (moved.given, moved.taken) is distinct from (r.amount_bigint, -r.amount_bigint))
   or (r.return_posting_id is not null and moved.returned is distinct from r.amount_bigint)
   or (r.updated_at < now() - interval '1 hour' and (
        (r.status = 'succeeded' and r.payout_posting_id is null)
     or (r.status = 'failed' and r.payout_posting_id is not null and r.return_posting_id is null)));
