-- What took something off an order that stands was used by its buyer: in that order, or when its subscription began.
select i.order_id, i.discount_id
from order_items i
join orders o on o.id = i.order_id and o.status <> 'refunded'
where i.discount_id is not null
  and not exists (
    select from discount_uses u
    where u.order_id = i.order_id and u.discount_id = i.discount_id and u.user_id = o.user_id and u.status = 'used')
  and not exists (
    select from subscription_charges c
    join subscriptions s on s.id = c.subscription_id and s.order_id <> c.order_id
    join discount_uses u on u.order_id = s.order_id and u.discount_id = i.discount_id and u.user_id = s.user_id
    where c.order_id = i.order_id);
