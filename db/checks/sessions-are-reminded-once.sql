-- One reminder for each session, time and hours, and none of a session that is not there.
select r.booking_id, r.starts_at, r.hours
from booking_reminders r
left join consultation_bookings b on b.id = r.booking_id
group by r.booking_id, r.starts_at, r.hours
having count(*) > 1 or count(b.id) = 0;
