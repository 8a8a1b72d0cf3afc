-- What is held without a payment ends after minutes, is renewed once at most, and is capped for each network
-- (DECISIONS 72). `held_by` is a digest of the visitor's network, kept only as long as the hold is.

alter table consultation_bookings
  add column held_by text,
  -- when a payment was opened for it: a second one begins no new minutes
  add column hold_renewed_at timestamptz;
create index consultation_bookings_held_by on consultation_bookings (held_by) where status = 'held';

alter table discount_uses add column held_by text;
create index discount_uses_held_by on discount_uses (held_by) where status = 'reserved';
create index discount_uses_reserved_of on discount_uses (discount_id) where status = 'reserved';

create function forget_holder() returns trigger language plpgsql as $$
begin
  new.held_by := null;
  return new;
end $$;
create trigger consultation_bookings_forget_holder before update of status on consultation_bookings
  for each row when (new.status <> 'held') execute function forget_holder();
create trigger discount_uses_forget_holder before update of status on discount_uses
  for each row when (new.status <> 'reserved') execute function forget_holder();
