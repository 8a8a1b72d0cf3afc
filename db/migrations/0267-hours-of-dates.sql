-- Hours of single dates, in place of those of their weekday, as minutes of the day in WIB. Empty: closed on this date.
create table session_date_hours (
  session_type_id uuid not null references session_types (id) on delete cascade,
  day date not null,
  hours int4multirange not null check (hours <@ '{[0,1440)}'::int4multirange),
  primary key (session_type_id, day)
);
create trigger session_date_hours_changed after insert or update or delete or truncate on session_date_hours
  for each statement execute function announce_content_change();
