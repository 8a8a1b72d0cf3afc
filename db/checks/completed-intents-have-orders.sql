-- A completed purchase intent led to an order of its own user, and no order stems from two of them.
select i.id as intent_id, i.user_id, i.order_id
from purchase_intents i
left join orders o on o.id = i.order_id and o.user_id = i.user_id
where i.status = 'completed' and i.kind = 'checkout'
  and (o.id is null or (select count(*) from purchase_intents twin where twin.order_id = i.order_id) > 1);
