-- No gift code of a refunded order can still be redeemed.
select g.id as gift_code_id, g.order_id
from gift_codes g join orders o on o.id = g.order_id
where o.status = 'refunded' and g.status = 'open';
