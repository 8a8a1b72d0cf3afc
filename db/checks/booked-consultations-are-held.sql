-- A paid consultation stays booked only as long as its package is held.
select b.id, b.order_id
from consultation_bookings b
where b.kind = 'paid' and b.status = 'booked'
  and not exists (
    select from user_products h
    where h.order_id = b.order_id and h.product_id = b.product_id and h.user_id = b.user_id and h.status = 'active'
  );
