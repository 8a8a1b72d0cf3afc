-- check: closed-days-match-entries
-- A closed day's sums equal those of its entries.
select coalesce(d.day, e.day) as day, coalesce(d.account, e.account) as account,
       d.amount_bigint as closed_amount, e.amount_bigint as entries_amount, d.entries as closed_entries, e.entries
from ledger_days d
full join (
  select (created_at at time zone interval '7 hours')::date as day, account,
         sum(amount_bigint) as amount_bigint, count(*) as entries
  from ledger_entries
  where account is not null
    and created_at < (select closed_until::timestamp at time zone interval '7 hours' from ledger_closing)
  group by 1, 2
) e using (day, account)
where (d.amount_bigint, d.entries) is distinct from (e.amount_bigint, e.entries);

-- check: closed-sales-match-orders
-- A closed day's sums equal those of its orders, in all, by product and by status.
with open_again as (
  select day from reopened_sales_days
), orders_differ as (
  select day, null::uuid as product_id, d.orders as closed_orders, o.orders, d.amount_bigint as closed_amount, o.amount_bigint
  from order_days d
  full join (
    select counted.day, counted.orders, counted.free_orders, counted.refunded_orders, counted.amount_bigint
    from sales_closing, count_order_days('-infinity', closed_until) as counted
  ) as o using (day)
  where day not in (select day from open_again)
    and (d.orders, d.free_orders, d.refunded_orders, d.amount_bigint)
      is distinct from (o.orders, o.free_orders, o.refunded_orders, o.amount_bigint)
), products_differ as (
  select day, product_id, d.orders as closed_orders, o.orders, d.amount_bigint as closed_amount, o.amount_bigint
  from product_days d
  full join (
    select counted.day, counted.product_id, counted.orders, counted.units, counted.bundle_units, counted.amount_bigint,
           counted.discount_bigint
    from sales_closing, count_product_days('-infinity', closed_until) as counted
  ) as o using (day, product_id)
  where day not in (select day from open_again)
    and (d.orders, d.units, d.bundle_units, d.amount_bigint, d.discount_bigint)
      is distinct from (o.orders, o.units, o.bundle_units, o.amount_bigint, o.discount_bigint)
), statuses_differ as (
  select day, status, d.orders as closed_orders, o.orders
  from order_status_days d
  full join (
    select counted.day, counted.status, counted.orders
    from sales_closing, count_order_status_days('-infinity', closed_until) as counted
  ) as o using (day, status)
  where day not in (select day from open_again) and d.orders is distinct from o.orders
)
select day, product_id, null as status, closed_orders, orders, closed_amount, amount_bigint from orders_differ
union all
select day, product_id, null, closed_orders, orders, closed_amount, amount_bigint from products_differ
union all
select day, null, status, closed_orders, orders, null, null from statuses_differ;

-- check: kept-buyers-match-orders
-- A buyer's stored totals equal their orders, except for buyers whose orders changed since.
with counted as (
  select days, user_id, had, orders, amount_bigint
  from sales_closing, unnest(report_periods()) as days, count_buyers(closed_until - days + 1, closed_until)
)
select days, user_id, kept.had as kept_had, counted.had, kept.orders as kept_orders, counted.orders,
       kept.amount_bigint as kept_amount, counted.amount_bigint
from buyer_sums kept full join counted using (days, user_id)
where user_id not in (select user_id from reopened_sales_days where user_id is not null)
  and (kept.had, kept.orders, kept.amount_bigint) is distinct from (counted.had, counted.orders, counted.amount_bigint);

-- check: product-counts-are-true
-- The stored counts of products equal a fresh count.
select is_subscription, is_active, is_featured, billing_cycle, is_archived, kept.total, real.total as counted
from product_counts kept
full join product_states real using (is_subscription, is_active, is_featured, billing_cycle, is_archived)
where coalesce(kept.total, 0) <> coalesce(real.total, 0);
