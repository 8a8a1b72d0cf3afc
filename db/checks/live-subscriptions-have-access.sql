-- Whoever has a live subscription holds its product.
select s.id as subscription_id, s.user_id, s.product_id, s.status
from subscriptions s
where s.status <> 'expired' and not exists (
  select from user_products h
  where h.user_id = s.user_id and h.product_id = s.product_id and h.status = 'active'
);
