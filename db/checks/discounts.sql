-- check: discount-reservations-wait
-- Only a pending purchase reserves a discount.
select u.id as use_id, u.intent_id, i.status
from discount_uses u join purchase_intents i on i.id = u.intent_id
where u.status = 'reserved' and i.status <> 'waiting';

-- check: discount-uses-have-orders
-- A discount use that counts belongs to a valid order that it made cheaper, or that began a subscription.
select u.id as use_id, u.order_id, o.status
from discount_uses u join orders o on o.id = u.order_id
where u.status = 'used'
  and (o.status = 'refunded'
       or not exists (select from order_items i where i.order_id = o.id and i.discount_id = u.discount_id)
          and not exists (select from subscriptions s where s.order_id = o.id));

-- check: discounted-orders-have-uses
-- A discount on a valid order was used by its buyer, in that order or when its subscription began.
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

-- check: discounts-are-counted
-- The counters of a discount and its codes equal their valid uses, and never exceed the limits.
select d.id as discount_id, null as code, d.uses, d.max_uses
from discounts d
where d.max_uses is not null
  and (d.uses <> (select count(*) from discount_uses u where u.discount_id = d.id and u.status <> 'freed')
       or d.uses > d.max_uses)
union all
select c.discount_id, c.code, c.uses, c.max_uses
from discount_codes c
where c.max_uses is not null
  and (c.uses <> (select count(*) from discount_uses u where u.code = c.code and u.status <> 'freed')
       or c.uses > c.max_uses);
