-- Every item has exactly as many gift codes as units it sold for others, all of its order, product and buyer.
select i.id as order_item_id, i.gift_quantity, count(g.id) as codes
from order_items i
join orders o on o.id = i.order_id
left join gift_codes g on g.order_item_id = i.id
group by i.id, o.id
having count(g.id) <> i.gift_quantity
    or count(g.id) filter (
      where (g.order_id, g.product_id, g.buyer_id) is distinct from (i.order_id, i.product_id, o.user_id)
    ) > 0;
