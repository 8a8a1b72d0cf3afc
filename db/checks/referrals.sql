-- check: referrals-are-sold
-- A referral belongs to an order of its friend, made with its code, which is of its referrer.
select r.id as referral_id, r.order_id
from referrals r join orders o on o.id = r.order_id
left join referral_codes c on c.code = r.code
where o.user_id <> r.friend_id
   or c.user_id <> r.referrer_id
   or not exists (select from discount_uses u where u.order_id = r.order_id and u.code = r.code);

-- check: commissions-are-earned
-- A commission is of somebody else's paid order, made with the affiliate's code or after one that was.
select c.order_id, c.affiliate_id
from affiliate_commissions c join affiliates a on a.id = c.affiliate_id join orders o on o.id = c.order_id
where o.user_id = a.user_id or o.amount_bigint = 0
   or not exists (
     select from orders earlier join discount_uses u on u.order_id = earlier.id and u.code = a.code
     where earlier.user_id = o.user_id and earlier.created_at <= o.created_at and (not c.by_code or earlier.id = o.id));

-- check: referral-credit-is-posted
-- Every entry of a referral moved its amount between its referrer's wallet and the promotions account, and every posting
-- for a referral has its entry.
select r.id as referral_id, n.posting_id, n.amount_bigint
from referral_entries n join referrals r on r.id = n.referral_id
where not exists (
  select from ledger_entries e
  join wallets w on w.id = e.wallet_id
  join ledger_entries other on other.posting_id = e.posting_id and other.account = 'promotions'
  where e.posting_id = n.posting_id and w.user_id = r.referrer_id and e.amount_bigint = n.amount_bigint
    and other.amount_bigint = -n.amount_bigint
)
union all
select null, p.id, null
from ledger_postings p left join referral_entries n on n.posting_id = p.id
where p.reference_type = 'referral' and n.posting_id is null;

-- check: referral-credit-is-due
-- What was credited minus what was taken back is what is due plus what is owed, for a referral that has nothing to settle
-- and whose referrer is here; and never more than was promised.
select r.id as referral_id, given.amount as given, due.amount as due, r.owed_bigint
from referrals r
join orders o on o.id = r.order_id
join users u on u.id = r.referrer_id,
lateral (select coalesce(sum(amount_bigint), 0) as amount from referral_entries where referral_id = r.id) given,
lateral (
  select coalesce(sum(e.amount_bigint), 0) as amount
  from ledger_postings p join ledger_entries e on e.posting_id = p.id and e.wallet_id is not null
  where p.type = 'refund' and p.reference_type = 'order' and p.reference_id = o.id::text
) refunded,
lateral (
  select case
    when r.refused_reason is not null or is_disputed(o) then 0
    else floor(r.reward_bigint * (o.amount_bigint - refunded.amount) / o.amount_bigint / 100) * 100 end as amount
) due
where given.amount not between 0 and r.reward_bigint
   or r.settle_at is null and u.anonymised_at is null and given.amount <> due.amount + r.owed_bigint;
