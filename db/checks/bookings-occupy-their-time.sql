-- A session that has a time occupies it until its end at least; one that has none occupies nothing.
select id, starts_at, ends_at, occupied_until
from consultation_bookings
where num_nulls(starts_at, ends_at, occupied_until) not in (0, 3)
  or starts_at >= ends_at or ends_at > occupied_until;
