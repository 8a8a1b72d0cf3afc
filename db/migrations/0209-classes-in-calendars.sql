-- What a calendar was told of a session of a class (docs/decisions/0132). A row is there as long as the event is, also after
-- the session was removed: by it the event is found and taken away.
create table calendar_class_events (
  calendar_id uuid not null references calendars (id) on delete cascade,
  session_id uuid not null,
  sequence integer not null,
  pushed_at timestamptz not null default now(),
  primary key (calendar_id, session_id)
);
create index calendar_class_events_of_session on calendar_class_events (session_id);
