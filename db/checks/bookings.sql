-- check: booked-consultations-are-held
-- A paid consultation stays booked only as long as its package is held.
select b.id, b.order_id
from consultation_bookings b
where b.kind = 'paid' and b.status = 'booked'
  and not exists (
    select from user_products h
    where h.order_id = b.order_id and h.product_id = b.product_id and h.user_id = b.user_id and h.status = 'active'
  );

-- check: bookings-do-not-overlap
-- There is one consultant, so sessions and held times never overlap, buffers included.
select a.id, b.id as other_id
from consultation_bookings a
join consultation_bookings b on a.id < b.id and a.starts_at < b.occupied_until and b.starts_at < a.occupied_until
where a.status in ('held', 'booked', 'completed', 'no_show') and b.status in ('held', 'booked', 'completed', 'no_show');

-- check: bookings-occupy-their-time
-- A session with a time occupies it at least until its end; one without occupies nothing.
select id, starts_at, ends_at, occupied_until
from consultation_bookings
where num_nulls(starts_at, ends_at, occupied_until) not in (0, 3)
  or starts_at >= ends_at or ends_at > occupied_until;

-- check: held-times-end
-- A held time expires soon after it was held or renewed.
select id from consultation_bookings
where status = 'held' and (starts_at is null or hold_expires_at is null or hold_expires_at > updated_at + interval '1 hour');

-- check: paid-bookings-have-orders
-- A sold consultation has its order, and exactly the sessions of its package, each once.
select order_id, product_id
from consultation_bookings
where kind = 'paid' and (order_id is not null or status not in ('held', 'expired'))
group by order_id, product_id
having order_id is null or count(*) <> max(session_count) or min(session_count) <> max(session_count)
  or count(distinct session_number) <> count(*);
