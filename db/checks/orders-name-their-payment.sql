-- An order that names a payment names it rightly: it was credited to its buyer, for the purchase that the order completed.
select o.id as order_id, o.payment_id, o.payment_method, p.payment_method as paid_by
from orders o
join payments p on p.id = o.payment_id
left join purchase_intents i on i.id = p.intent_id
where p.posting_id is null or p.user_id is distinct from o.user_id or i.order_id is distinct from o.id
   or p.gateway <> o.payment_provider or o.payment_method <> coalesce(nullif(p.payment_method, ''), p.gateway);
