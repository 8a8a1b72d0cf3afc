-- check: attendance-by-holders
-- Attendance is recorded only for users who hold or held the class.
select a.session_id as id, a.user_id
from class_attendance a join class_sessions s on s.id = a.session_id
where not exists (select from user_products h where h.user_id = a.user_id and h.product_id = s.product_id);

-- check: class-sessions-leave-bookings
-- There is one consultant, so a class session never overlaps a booked session or another class.
select c.id, b.id as other_id
from class_sessions c
join consultation_bookings b on c.starts_at < b.occupied_until and b.starts_at < c.ends_at
where b.status in ('held', 'booked', 'completed', 'no_show')
union all
select a.id, b.id from class_sessions a join class_sessions b on a.id < b.id
where a.starts_at < b.ends_at and b.starts_at < a.ends_at;

-- check: classes-start-with-sessions
-- The start of a class is that of its first session.
select p.id, p.start_date, min(s.starts_at) as first_session
from products p join class_sessions s on s.product_id = p.id
group by p.id having p.start_date is distinct from min(s.starts_at);

-- check: classes-within-capacity
-- No class has more holders and open gift codes than places.
select id, max_students, places_taken(id) as taken
from products where max_students < places_taken(id);

-- check: sessions-are-reminded-once
-- One reminder per session, time and lead time, and none for a missing session.
select r.booking_id, r.starts_at, r.hours
from booking_reminders r
left join consultation_bookings b on b.id = r.booking_id
group by r.booking_id, r.starts_at, r.hours
having count(*) > 1 or count(b.id) = 0;

-- check: unattended-sessions-have-nobody
-- A session marked as unattended has begun and has no attendance.
select s.id, s.starts_at from class_sessions_unattended u join class_sessions s on s.id = u.session_id
where s.starts_at > now() or exists (select from class_attendance a where a.session_id = s.id);
