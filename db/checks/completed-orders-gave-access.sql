-- Every item of a completed order gave its buyer a holding (active or ended since), but for what was all for others.
select o.id as order_id, i.product_id
from orders o join order_items i on i.order_id = o.id
where o.status = 'completed' and i.quantity > i.gift_quantity and not exists (
  select from user_products h
  where h.user_id = o.user_id and h.product_id = i.product_id and h.order_id = o.id and h.gift_code_id is null
);
