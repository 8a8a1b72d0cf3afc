-- A voucher was used as often as it has redemptions, and never more often than it may be.
select v.id as voucher_id, v.code, v.used_count, count(r.id) as redemptions, v.max_uses
from vouchers v
left join voucher_redemptions r on r.voucher_id = v.id
group by v.id
having v.used_count <> count(r.id) or count(r.id) > v.max_uses;
