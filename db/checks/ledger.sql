-- check: entries-carry-spending
-- An entry's running total of spending is the sum of all purchases, subscriptions and refunds up to it.
select id as entry_id, wallet_id, spent_after, expected
from (
  select e.id, e.wallet_id, e.spent_after,
         sum(case when p.type in ('purchase', 'subscription', 'refund') then -e.amount_bigint else 0 end)
           over (partition by e.wallet_id order by e.id) as expected
  from ledger_entries e join ledger_postings p on p.id = e.posting_id
  where e.wallet_id is not null
) spending
where spent_after is distinct from expected;

-- check: entries-form-a-chain
-- Each entry of a wallet starts at the balance of the one before, the first at zero.
select id as entry_id, wallet_id, balance_before, expected
from (
  select id, wallet_id, balance_before,
         coalesce(lag(balance_after) over (partition by wallet_id order by id), 0) as expected
  from ledger_entries where wallet_id is not null
) chain
where balance_before <> expected;

-- check: postings-sum-to-zero
-- The entries of a posting sum to zero and there are at least two.
select p.id as posting_id, p.type, count(e.id) as entries, coalesce(sum(e.amount_bigint), 0) as total
from ledger_postings p
left join ledger_entries e on e.posting_id = p.id
group by p.id
having count(e.id) < 2 or coalesce(sum(e.amount_bigint), 0) <> 0;

-- check: promotions-never-leave-as-money
-- What went back to payments for an order, or is promised to, was paid for it with money and not with promotional credit.
select m.order_id, m.paid, m.promotional, m.money_left
from (
  select o.user_id, array_agg(o.id) as order_ids
  from gateway_refunds g join orders o on o.id = g.order_id
  where g.status <> 'failed'
  group by o.user_id
) b
cross join lateral order_money_left(b.user_id) m
where m.money_left < 0 and m.promotional > 0 and m.order_id = any (b.order_ids);

-- check: purchase-postings-have-orders
-- Every purchase posting paid for an order.
select p.id as posting_id, p.created_at
from ledger_postings p
left join orders o on o.posting_id = p.id
where p.type = 'purchase' and o.id is null;
