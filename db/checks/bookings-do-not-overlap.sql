-- There is one consultant: no two sessions, nor a held time and a session, meet, buffers included.
select a.id, b.id as other_id
from consultation_bookings a
join consultation_bookings b on a.id < b.id and a.starts_at < b.occupied_until and b.starts_at < a.occupied_until
where a.status in ('held', 'booked', 'completed', 'no_show') and b.status in ('held', 'booked', 'completed', 'no_show');
