-- An order amounts to the sum of its items after their discounts, and has at least one.
select o.id as order_id, o.amount_bigint, sum(i.price_bigint * i.quantity - i.discount_bigint) as items_total
from orders o
left join order_items i on i.order_id = o.id
group by o.id
having o.amount_bigint <> coalesce(sum(i.price_bigint * i.quantity - i.discount_bigint), -1);
