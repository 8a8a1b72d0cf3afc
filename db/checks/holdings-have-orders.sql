-- Every active holding stems from a completed order of the same user that contains the product.
select h.id as holding_id, h.user_id, h.product_id, h.order_id
from user_products h
where h.status = 'active' and not exists (
  select from orders o join order_items i on i.order_id = o.id
  where o.id = h.order_id and o.user_id = h.user_id and i.product_id = h.product_id and o.status = 'completed'
);
