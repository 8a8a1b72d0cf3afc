-- What went back to payments for an order, or is promised to, was paid for it with money and not with promotional credit.
select m.order_id, m.paid, m.promotional, m.money_left
from (
  select o.user_id, array_agg(o.id) as order_ids
  from gateway_refunds g join orders o on o.id = g.order_id
  where g.status <> 'failed'
  group by o.user_id
) b
cross join lateral order_money_left(b.user_id) m
where m.money_left < 0 and m.promotional > 0 and m.order_id = any (b.order_ids);
