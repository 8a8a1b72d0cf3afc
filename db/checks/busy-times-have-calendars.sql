-- What a calendar said ends with it: nobody is kept from a time by one that was removed.
select b.id, b.calendar_id
from busy_times b
where not exists (select from calendars c where c.id = b.calendar_id);
