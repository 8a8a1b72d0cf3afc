-- What took something off an order that stands was used by its buyer, in that order.
select i.order_id, i.discount_id
from order_items i
join orders o on o.id = i.order_id and o.status <> 'refunded'
where i.discount_id is not null
  and not exists (
    select from discount_uses u
    where u.order_id = i.order_id and u.discount_id = i.discount_id and u.user_id = o.user_id and u.status = 'used');
