-- check: busy-times-have-calendars
-- What a calendar said ends with it: nobody is kept from a time by one that was removed.
select b.id, b.calendar_id
from busy_times b
where not exists (select from calendars c where c.id = b.calendar_id);

-- check: calendars-follow-bookings
-- The number of a change only grows: no calendar knows a later one than the booking has.
select e.calendar_id, b.id, e.sequence, b.sequence as own
from calendar_events e
join consultation_bookings b on b.id = e.booking_id
where e.sequence > b.sequence or b.sequence < 0;

-- check: calendars-follow-classes
-- The number of a change only grows: no calendar knows a later one than the session of the class has.
select e.calendar_id, e.session_id, e.sequence, s.sequence as own
from calendar_class_events e
left join class_sessions s on s.id = e.session_id
where e.sequence > s.sequence or e.sequence < 0;
