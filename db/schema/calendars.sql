-- The owner's calendars (ADR 0045): read for when nobody can book, and written with what was booked.
create table calendars (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 80),
  kind text not null check (kind in ('ics', 'caldav')),
  -- address, name and password, sealed with the secret of the installation: the address of a feed is a secret itself
  sealed_access text not null,
  -- what of it may be shown
  host text not null check (length(host) between 1 and 255),
  takes_bookings boolean not null default false check (kind = 'caldav' or not takes_bookings),
  created_by uuid references users (id),
  created_at timestamptz not null default now(),
  -- the last try, the last one that went well, and what was wrong since
  tried_at timestamptz,
  synced_at timestamptz,
  problem text check (length(problem) between 1 and 60),
  -- What of a calendar could not be read at its last sync, for the desk (ADR 0045).
  owner_email text not null default '' check (length(owner_email) <= 320),
  -- of all, and the first of them with title, line and reason
  unread_count integer not null default 0 check (unread_count >= 0),
  unread_events jsonb not null default '[]'
    check (jsonb_typeof(unread_events) = 'array' and jsonb_array_length(unread_events) <= least(unread_count, 20))
);

-- Read from the owner's calendars, replaced with each reading. May overlap anything.
create table busy_times (
  id bigint generated always as identity primary key,
  calendar_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  check (ends_at > starts_at),
  constraint busy_times_calendar foreign key (calendar_id) references calendars (id) on delete cascade
);
create index busy_times_of_calendar on busy_times (calendar_id, starts_at);
create index busy_times_until on busy_times (ends_at);

-- What a calendar was told of a booking. A row is there as long as the event is.
create table calendar_events (
  calendar_id uuid not null references calendars (id) on delete cascade,
  booking_id uuid not null references consultation_bookings (id) on delete cascade,
  sequence integer not null,
  pushed_at timestamptz not null default now(),
  primary key (calendar_id, booking_id)
);
create index calendar_events_of_booking on calendar_events (booking_id);

-- What a calendar was told of a session of a class (ADR 0045). A row is there as long as the event is, also
-- after the session was removed: by it the event is found and taken away.
create table calendar_class_events (
  calendar_id uuid not null references calendars (id) on delete cascade,
  session_id uuid not null,
  sequence integer not null,
  pushed_at timestamptz not null default now(),
  primary key (calendar_id, session_id)
);
create index calendar_class_events_of_session on calendar_class_events (session_id);

-- The private feed of all bookings; its address is shown once, and can only be compared.
create table calendar_feeds (
  is_only boolean primary key default true check (is_only),
  token_digest text not null,
  created_by uuid references users (id),
  created_at timestamptz not null default now(),
  read_at timestamptz
);
