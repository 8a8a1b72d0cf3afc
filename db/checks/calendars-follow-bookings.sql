-- The number of a change only grows: no calendar knows a later one than the booking has.
select e.calendar_id, b.id, e.sequence, b.sequence as own
from calendar_events e
join consultation_bookings b on b.id = e.booking_id
where e.sequence > b.sequence or b.sequence < 0;
