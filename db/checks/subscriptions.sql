-- check: expired-subscriptions-gave-up-access
-- An ended subscription leaves no active holding.
select s.id as subscription_id, h.id as holding_id
from subscriptions s
left join subscription_charges c on c.subscription_id = s.id
join user_products h on h.order_id in (s.order_id, c.order_id)
where s.status = 'expired' and h.status = 'active'
group by s.id, h.id;

-- check: live-subscriptions-have-access
-- Every live subscription has an active holding of its product.
select s.id as subscription_id, s.user_id, s.product_id, s.status
from subscriptions s
where s.status <> 'expired' and not exists (
  select from user_products h
  where h.user_id = s.user_id and h.product_id = s.product_id and h.status = 'active'
);

-- check: one-live-subscription
-- Nobody has two live subscriptions or two trials of a product.
select user_id, product_id,
       count(*) filter (where status <> 'expired') as live, count(*) filter (where trial_end is not null) as trials
from subscriptions
group by user_id, product_id
having count(*) filter (where status <> 'expired') > 1 or count(*) filter (where trial_end is not null) > 1;

-- check: running-periods-are-charged
-- The current or last paid period of a subscription is its trial or was charged, unless the staff extended it.
select s.id as subscription_id, s.status, s.current_period_start, s.current_period_end
from subscriptions s
where s.current_period_end is distinct from s.trial_end and not exists (
  select from subscription_charges c
  where c.subscription_id = s.id and c.period_start = s.current_period_start
    and (c.period_end = s.current_period_end or (c.period_end < s.current_period_end and exists (
      select from subscription_extensions x
      where x.subscription_id = s.id and x.period_start = s.current_period_start and x.period_end = s.current_period_end
    )))
);

-- check: subscription-charges-are-posted
-- A charge took exactly its amount from its subscriber's wallet, by its order's posting.
select c.id as charge_id, c.amount_bigint, -sum(e.amount_bigint) as taken
from subscription_charges c
join subscriptions s on s.id = c.subscription_id
left join orders o on o.id = c.order_id
left join ledger_postings p on p.id = c.posting_id and p.type = 'subscription'
left join ledger_entries e on e.posting_id = p.id and e.wallet_id is not null
left join wallets w on w.id = e.wallet_id
group by c.id, s.user_id, o.id
having coalesce(-sum(e.amount_bigint), 0) <> c.amount_bigint
    or o.id is null or o.posting_id is distinct from c.posting_id
    or bool_or(w.user_id is not null and w.user_id <> s.user_id);

-- check: subscription-discounts-last-their-periods
-- A discount's used and remaining periods add up to its length.
select s.id as subscription_id, d.id as discount_id, d.periods, count(i.order_id) as used, s.discount_periods_left
from discounts d
join discount_uses u on u.discount_id = d.id
join subscriptions s on s.order_id = u.order_id
left join subscription_charges c on c.subscription_id = s.id
left join order_items i on i.order_id = c.order_id and i.discount_id = d.id
where d.periods is not null
group by s.id, d.id, d.periods, s.discount_id, s.discount_periods_left
having count(i.order_id) + case when s.discount_id = d.id then s.discount_periods_left else 0 end
  not between case when s.discount_id = d.id then d.periods else 0 end and d.periods;

-- check: subscription-periods-do-not-overlap
-- The charged periods of a subscription never overlap.
select charge_id, subscription_id, period_start, previous_end
from (
  select id as charge_id, subscription_id, period_start,
         max(period_end) over (
           partition by subscription_id order by period_start, id rows between unbounded preceding and 1 preceding
         ) as previous_end
  from subscription_charges
) periods
where period_start < previous_end;

-- check: subscription-postings-have-charges
-- Every subscription posting paid for a period.
select p.id as posting_id, p.created_at
from ledger_postings p
left join subscription_charges c on c.posting_id = p.id
where p.type = 'subscription' and c.id is null;

-- check: subscription-prices-are-payable
-- A subscription with its own plans shows the price of one of them (DECISIONS 61).
select p.id, p.price, p.billing_cycle
from products p
where p.is_subscription
  and exists (
    select from product_variants v
    where v.product_id = p.id and v.is_active and v.is_subscription and v.billing_cycle <> 'one_time')
  and not exists (
    select from product_variants v
    where v.product_id = p.id and v.is_active and v.is_subscription
      and (v.price, v.billing_cycle) = (p.price, p.billing_cycle));
