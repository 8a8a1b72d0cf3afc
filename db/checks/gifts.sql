-- check: gift-codes-were-sold
-- Every item has exactly one gift code per unit sold as a gift, of the same order, product and buyer.
select i.id as order_item_id, i.gift_quantity, count(g.id) as codes
from order_items i
join orders o on o.id = i.order_id
left join gift_codes g on g.order_item_id = i.id
group by i.id, o.id
having count(g.id) <> i.gift_quantity
    or count(g.id) filter (
      where (g.order_id, g.product_id, g.buyer_id) is distinct from (i.order_id, i.product_id, o.user_id)
    ) > 0;

-- check: redeemed-gifts-gave-access
-- A redeemed gift code gave its redeemer exactly one holding of its product, or of its bundle's parts (active or ended
-- since); unredeemed codes gave none.
select g.id as gift_code_id, g.status, h.id as holding_id
from gift_codes g left join user_products h on h.gift_code_id = g.id
where (g.status = 'redeemed') <> (h.id is not null)
   or h.id is not null and (h.user_id, h.order_id) is distinct from (g.redeemed_by, g.order_id)
   or h.id is not null and case when h.bundle_item_id is null then h.product_id <> g.product_id
                           else h.bundle_item_id <> g.order_item_id end;

-- check: refunded-orders-left-no-gifts
-- A refunded order has no redeemable gift codes.
select g.id as gift_code_id, g.order_id
from gift_codes g join orders o on o.id = g.order_id
where o.status = 'refunded' and g.status = 'open';
