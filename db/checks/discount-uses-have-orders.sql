-- A use stands with an order that stands, and that it made cheaper, or that began a subscription.
select u.id as use_id, u.order_id, o.status
from discount_uses u join orders o on o.id = u.order_id
where u.status = 'used'
  and (o.status = 'refunded'
       or not exists (select from order_items i where i.order_id = o.id and i.discount_id = u.discount_id)
          and not exists (select from subscriptions s where s.order_id = o.id));
