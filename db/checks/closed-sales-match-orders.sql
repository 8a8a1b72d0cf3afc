-- A closed day says what its orders add up to, in all, by product and by status.
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
