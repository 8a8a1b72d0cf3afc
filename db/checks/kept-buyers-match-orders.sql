-- What is kept of a buyer is what their orders add up to, but for those whose orders changed since.
with counted as (
  select days, user_id, had, orders, amount_bigint
  from sales_closing, unnest(report_periods()) as days, count_buyers(closed_until - days + 1, closed_until)
)
select days, user_id, kept.had as kept_had, counted.had, kept.orders as kept_orders, counted.orders,
       kept.amount_bigint as kept_amount, counted.amount_bigint
from buyer_sums kept full join counted using (days, user_id)
where user_id not in (select user_id from reopened_sales_days where user_id is not null)
  and (kept.had, kept.orders, kept.amount_bigint) is distinct from (counted.had, counted.orders, counted.amount_bigint);
