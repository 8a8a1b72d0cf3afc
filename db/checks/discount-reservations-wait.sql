-- Only a purchase that still waits has a discount reserved.
select u.id as use_id, u.intent_id, i.status
from discount_uses u join purchase_intents i on i.id = u.intent_id
where u.status = 'reserved' and i.status <> 'waiting';
