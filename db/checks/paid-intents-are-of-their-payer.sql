-- A payment of a purchase credited the account that the purchase belongs to.
select p.id as payment_id, p.user_id, i.id as intent_id, i.user_id as buyer_id
from payments p join purchase_intents i on i.id = p.intent_id
where p.posting_id is not null and p.user_id is distinct from i.user_id;
