-- A closed day says what its orders add up to, in all and by product.
with closed as (
  select closed_until from sales_closing
), orders_differ as (
  select day, null::uuid as product_id, d.orders as closed_orders, o.orders, d.amount_bigint as closed_amount, o.amount_bigint
  from (select * from order_days where day not in (select day from reopened_sales_days)) as d
  full join (
    select o.* from closed, count_order_days('-infinity', closed_until) as o where o.day not in (select day from reopened_sales_days)
  ) as o using (day)
  where (d.orders, d.free_orders, d.refunded_orders, d.amount_bigint)
    is distinct from (o.orders, o.free_orders, o.refunded_orders, o.amount_bigint)
), products_differ as (
  select day, product_id, d.orders, o.orders, d.amount_bigint, o.amount_bigint
  from (select * from product_days where day not in (select day from reopened_sales_days)) as d
  full join (
    select o.* from closed, count_product_days('-infinity', closed_until) as o where o.day not in (select day from reopened_sales_days)
  ) as o using (day, product_id)
  where (d.orders, d.units, d.bundle_units, d.amount_bigint, d.discount_bigint)
    is distinct from (o.orders, o.units, o.bundle_units, o.amount_bigint, o.discount_bigint)
)
select * from orders_differ union all select * from products_differ;
