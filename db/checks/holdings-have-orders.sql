-- Every active holding stems from an order: the holder's own, which kept a unit for its buyer, or the one whose gift code
-- the holder redeemed. The staff call an order what they like, but one that is refunded holds nothing any more, unless
-- a live subscription does.
select h.id as holding_id, h.user_id, h.product_id, h.order_id, h.gift_code_id
from user_products h
where h.status = 'active' and not exists (
  select from orders o join order_items i on i.order_id = o.id
  left join gift_codes g on g.id = h.gift_code_id and g.order_item_id = i.id and g.status = 'redeemed'
  where o.id = h.order_id and case when h.bundle_item_id is null then i.product_id = h.product_id
                               else i.id = h.bundle_item_id end
    and (o.status <> 'refunded' or exists (
      select from subscriptions s
      where s.user_id = h.user_id and s.product_id = h.product_id and s.status <> 'expired'
    ))
    and case when h.gift_code_id is null then o.user_id = h.user_id and i.quantity > i.gift_quantity
        else g.redeemed_by = h.user_id end
);
