-- What was paid for was bought or cancelled within the hour. A guest's subscription waits for its mailed link.
select i.id as intent_id, p.id as payment_id
from purchase_intents i join payments p on p.intent_id = i.id
where i.status = 'waiting' and p.completed_at < now() - interval '1 hour'
  and not (i.guest_email is not null and i.kind = 'subscription' and i.claimed_at is null);
