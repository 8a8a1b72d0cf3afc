-- Every item of a completed order gave its buyer a holding (active or ended since), but for what was all for others and
-- bundles, which give their parts.
-- The holding of a subscription moves on to the order of its newest charge, so its older orders are known by the
-- subscription.
select o.id as order_id, i.product_id
from orders o join order_items i on i.order_id = o.id
where o.status = 'completed' and i.type <> 'bundle' and i.quantity > i.gift_quantity and not exists (
  select from user_products h
  where h.user_id = o.user_id and h.product_id = i.product_id and h.order_id = o.id and h.gift_code_id is null
) and not exists (
  select from subscriptions s
  left join subscription_charges c on c.subscription_id = s.id
  join user_products h on h.user_id = s.user_id and h.product_id = s.product_id
  where s.user_id = o.user_id and s.product_id = i.product_id and o.id in (s.order_id, c.order_id)
);
