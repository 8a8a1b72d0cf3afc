-- check: order-bumps-hold-their-price
-- An item bought as an order bump matches an offer that existed before the order, beside another item, with no more
-- than the offer's discount.
select i.id as order_item_id, i.bump_id
from order_items i
join orders o on o.id = i.order_id
left join order_bumps b on b.id = i.bump_id
where i.bump_id is not null and (
  b.id is null or b.product_id <> i.product_id or b.created_at > o.created_at
  or not exists (
    select from order_items main
    where main.order_id = i.order_id and main.bump_id is null and main.product_id = coalesce(b.beside_id, main.product_id))
  or i.bump_bigint > 0 and i.price_bigint - i.bump_bigint is distinct from b.price * 100
);
