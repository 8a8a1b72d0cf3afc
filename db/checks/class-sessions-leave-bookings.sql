-- There is one consultant: no session of a class meets one that is booked, nor another class.
select c.id, b.id as other_id
from class_sessions c
join consultation_bookings b on c.starts_at < b.occupied_until and b.starts_at < c.ends_at
where b.status in ('held', 'booked', 'completed', 'no_show')
union all
select a.id, b.id from class_sessions a join class_sessions b on a.id < b.id
where a.starts_at < b.ends_at and b.starts_at < a.ends_at;
