-- A subscription with plans of its own shows a price that one of them asks for (DECISIONS 61).
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
