-- check: completed-payments-are-credited
-- A completed payment credited its user's wallet with exactly the received amount, by a top-up posting.
select p.id as payment_id, p.received_bigint, sum(e.amount_bigint) as credited
from payments p
left join ledger_postings l on l.id = p.posting_id and l.type = 'topup'
left join ledger_entries e on e.posting_id = l.id and e.wallet_id is not null
left join wallets w on w.id = e.wallet_id
where p.status in ('completed', 'refunded')
group by p.id
having coalesce(sum(e.amount_bigint), 0) <> p.received_bigint
    or bool_or(w.user_id is not null and w.user_id <> p.user_id);

-- check: disputed-wallets-are-frozen
-- A wallet is frozen by disputes exactly while one is open or a claim is outstanding.
select w.id as wallet_id, w.is_disputed
from wallets w
where w.is_disputed <> exists (
  select from payment_disputes d join payments p on p.id = d.payment_id
  where p.user_id = w.user_id and d.takes_money and (d.status = 'open' or d.claim_bigint > 0)
);

-- check: gateway-refunds-are-posted
-- A refund through a gateway credited its buyer's wallet and debited it again; a returned one credited it once more. A
-- gateway's decision is posted soon.
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

-- check: gateway-refunds-stay-within-payments
-- Refunds of a payment never exceed what arrived with it, in rupiah and in the collected currency.
select p.id as payment_id, p.received_bigint, sum(r.amount_bigint) as promised, sum(r.charge_bigint) as promised_charge
from payments p
join gateway_refunds r on r.payment_id = p.id and r.status <> 'failed'
group by p.id
having sum(r.amount_bigint) > coalesce(p.received_bigint, 0)
    or coalesce(sum(r.charge_bigint), 0) > coalesce(p.received_charge_bigint, 0);

-- check: lost-disputes-are-taken-back
-- The amount taken for a lost dispute left its payer's wallet by its own postings, and nothing else did.
select d.id as dispute_id, d.taken_bigint, coalesce(-sum(e.amount_bigint), 0) as posted
from payment_disputes d
join payments p on p.id = d.payment_id
left join ledger_postings l on l.reference_type = 'dispute' and l.reference_id = d.id::text
left join ledger_entries e on e.posting_id = l.id and e.wallet_id = (select w.id from wallets w where w.user_id = p.user_id)
group by d.id
having d.taken_bigint <> coalesce(-sum(e.amount_bigint), 0);

-- check: topups-have-payments
-- Every top-up posting belongs to exactly one payment, to a refund that left through its gateway or came back, or to a
-- dispute that took a payment back.
select l.id as posting_id, l.created_at
from ledger_postings l
left join payments p on p.posting_id = l.id
where l.type = 'topup' and p.id is null and not exists (
  select from gateway_refunds r where l.id in (r.payout_posting_id, r.return_posting_id)
) and not exists (
  select from payment_disputes d where l.reference_type = 'dispute' and l.reference_id = d.id::text
);
