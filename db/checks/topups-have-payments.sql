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
