-- Every bundle of a completed order names at least two parts. Its buyer got each that was not held before from it (active
-- or ended since), and held the others from elsewhere; but for bundles that were all for others.
select i.id as order_item_id, p.product_id
from orders o join order_items i on i.order_id = o.id
left join order_item_parts p on p.order_item_id = i.id
where o.status = 'completed' and i.type = 'bundle' and (
  (select count(*) from order_item_parts n where n.order_item_id = i.id) < 2
  or i.quantity > i.gift_quantity and not exists (
    select from user_products h
    where h.user_id = o.user_id and h.product_id = p.product_id and (h.bundle_item_id is not distinct from i.id) <> p.is_owned
  )
);
