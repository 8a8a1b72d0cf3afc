-- check: busy-times-have-calendars
-- Busy times are deleted with their calendar.
select b.id, b.calendar_id
from busy_times b
where not exists (select from calendars c where c.id = b.calendar_id);

-- check: calendars-follow-bookings
-- Sequence numbers only grow, so no calendar has a higher one than its booking.
select e.calendar_id, b.id, e.sequence, b.sequence as own
from calendar_events e
join consultation_bookings b on b.id = e.booking_id
where e.sequence > b.sequence or b.sequence < 0;

-- check: calendars-follow-classes
-- Sequence numbers only grow, so no calendar has a higher one than its class session.
select e.calendar_id, e.session_id, e.sequence, s.sequence as own
from calendar_class_events e
left join class_sessions s on s.id = e.session_id
where e.sequence > s.sequence or e.sequence < 0;
