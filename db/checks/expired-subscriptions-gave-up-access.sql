-- What a subscription gave ends with it: no active holding stands on an order of one that is over.
select s.id as subscription_id, h.id as holding_id
from subscriptions s
left join subscription_charges c on c.subscription_id = s.id
join user_products h on h.order_id in (s.order_id, c.order_id)
where s.status = 'expired' and h.status = 'active'
group by s.id, h.id;
