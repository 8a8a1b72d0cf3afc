-- The number of a change only grows: no calendar knows a later one than the session of the class has.
select e.calendar_id, e.session_id, e.sequence, s.sequence as own
from calendar_class_events e
left join class_sessions s on s.id = e.session_id
where e.sequence > s.sequence or e.sequence < 0;
