-- check: completed-intents-have-orders
-- A completed purchase intent led to an order of its own user, and no order belongs to two intents.
select i.id as intent_id, i.user_id, i.order_id
from purchase_intents i
left join orders o on o.id = i.order_id and o.user_id = i.user_id
where i.status = 'completed' and i.kind = 'checkout'
  and (o.id is null or (select count(*) from purchase_intents twin where twin.order_id = i.order_id) > 1);

-- check: paid-intents-are-of-their-payer
-- A payment of a purchase credited the account that the purchase belongs to.
select p.id as payment_id, p.user_id, i.id as intent_id, i.user_id as buyer_id
from payments p join purchase_intents i on i.id = p.intent_id
where p.posting_id is not null and p.user_id is distinct from i.user_id;

-- check: paid-purchases-are-settled
-- A paid purchase is completed or cancelled within an hour. A guest's subscription waits for its mailed link.
select i.id as intent_id, p.id as payment_id
from purchase_intents i join payments p on p.intent_id = i.id
where i.status = 'waiting' and p.completed_at < now() - interval '1 hour'
  and not (i.guest_email is not null and i.kind = 'subscription' and i.claimed_at is null);
