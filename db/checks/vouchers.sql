-- check: redemptions-are-credited
-- Every redemption credited its amount from the promotions account to its user's wallet, and every such credit has a
-- redemption.
select r.id as redemption_id, r.posting_id, r.amount_bigint
from voucher_redemptions r
where not exists (
  select from ledger_entries e
  join wallets w on w.id = e.wallet_id
  join ledger_entries other on other.posting_id = e.posting_id and other.account = 'promotions'
  where e.posting_id = r.posting_id and w.user_id = r.user_id and e.amount_bigint = r.amount_bigint
    and other.amount_bigint = -r.amount_bigint
)
union all
select null, p.id, null
from ledger_postings p
left join voucher_redemptions r on r.posting_id = p.id
where p.reference_type = 'voucher' and r.id is null;

-- check: vouchers-are-counted
-- A voucher's counter equals its redemptions, and never exceeds its limit.
select v.id as voucher_id, v.code, v.used_count, count(r.id) as redemptions, v.max_uses
from vouchers v
left join voucher_redemptions r on r.voucher_id = v.id
group by v.id
having v.used_count <> count(r.id) or count(r.id) > v.max_uses;
