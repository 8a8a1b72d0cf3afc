-- The owner's calendars (docs/decisions/0132): read for when nobody can book, and written with what was booked.
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
  problem text check (length(problem) between 1 and 60)
);

alter table busy_times
  add constraint busy_times_calendar foreign key (calendar_id) references calendars (id) on delete cascade;

-- What a calendar was told of a booking. A row is there as long as the event is.
create table calendar_events (
  calendar_id uuid not null references calendars (id) on delete cascade,
  booking_id uuid not null references consultation_bookings (id) on delete cascade,
  sequence integer not null,
  pushed_at timestamptz not null default now(),
  primary key (calendar_id, booking_id)
);
create index calendar_events_of_booking on calendar_events (booking_id);

-- The private feed of all bookings; its address is shown once, and can only be compared.
create table calendar_feeds (
  is_only boolean primary key default true check (is_only),
  token_digest text not null,
  created_by uuid references users (id),
  created_at timestamptz not null default now(),
  read_at timestamptz
);
