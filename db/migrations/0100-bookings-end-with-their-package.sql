-- Whoever gets the money of a consultation back no longer has it booked. One that took place is completed before its
-- holding ends, and stays so.
create function cancel_ended_booking() returns trigger language plpgsql as $$
begin
  update consultation_bookings set status = 'cancelled'
    where order_id = new.order_id and product_id = new.product_id and status = 'booked';
  return null;
end $$;
create trigger user_products_cancel_booking after update of status on user_products
  for each row when (old.status = 'active' and new.status <> 'active')
  execute function cancel_ended_booking();

update consultation_bookings b set status = 'cancelled'
  where b.kind = 'paid' and b.status = 'booked'
    and not exists (
      select from user_products h
      where h.order_id = b.order_id and h.product_id = b.product_id and h.status = 'active'
    );
