-- Bookings get times of their own (DECISIONS 65, docs/decisions/0131). There is one consultant, so no two of them overlap,
-- whatever they are of.
create table session_types (
  id uuid primary key default gen_random_uuid(),
  -- what it is booked as: a product that is bought, the free consultation of a month, the talk about a free audit
  kind text not null check (kind in ('paid', 'free', 'audit')),
  product_id uuid unique references products (id) on delete cascade,
  minutes integer not null check (minutes between 10 and 480),
  -- kept free after each session
  buffer_minutes integer not null default 0 check (buffer_minutes between 0 and 240),
  min_notice_hours integer not null default 24 check (min_notice_hours between 0 and 720),
  horizon_days integer not null default 60 check (horizon_days between 1 and 180),
  max_per_day integer check (max_per_day between 1 and 50),
  max_per_week integer check (max_per_week between 1 and 200),
  place_kind text not null default 'meeting' check (place_kind in ('meeting', 'whatsapp', 'address')),
  -- address of a meeting, number or street; for who has booked only
  place text not null default '' check (length(place) <= 500),
  -- until when the holder may move or cancel it
  change_until_hours integer not null default 24 check (change_until_hours between 0 and 720),
  -- that one purchase pays for, and for how long they can be chosen; null: for ever
  sessions integer not null default 1 check (sessions between 1 and 50),
  valid_days integer check (valid_days between 1 and 1095),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint paid_session_has_product check ((kind = 'paid') = (product_id is not null)),
  constraint free_session_is_one check (kind = 'paid' or sessions = 1)
);
create unique index one_session_type_without_product on session_types (kind) where product_id is null;
create trigger session_types_stamp before update on session_types
  for each row execute function stamp_updated_at();

-- When sessions begin and end, as minutes of a day in WIB; weekdays as ISO counts them, Monday is 1.
create table session_hours (
  session_type_id uuid not null references session_types (id) on delete cascade,
  weekday integer not null check (weekday between 1 and 7),
  from_minute integer not null check (from_minute between 0 and 1439),
  until_minute integer not null check (until_minute between 1 and 1440),
  primary key (session_type_id, weekday, from_minute),
  check (from_minute < until_minute)
);
-- Pages say whether a product has times to choose.
create trigger session_types_changed after insert or update or delete or truncate on session_types
  for each statement execute function announce_content_change();
create trigger session_hours_changed after insert or update or delete or truncate on session_hours
  for each statement execute function announce_content_change();

create table days_off (
  id uuid primary key default gen_random_uuid(),
  first_day date not null,
  last_day date not null,
  name text not null check (length(name) between 1 and 120),
  source text not null default 'owner' check (source in ('owner', 'national')),
  created_at timestamptz not null default now(),
  check (last_day between first_day and first_day + 366),
  -- a list of holidays can be loaded again
  unique (source, first_day, name)
);
create index days_off_until on days_off (last_day);

-- What the owner keeps free.
create table blocked_times (
  id uuid primary key default gen_random_uuid(),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  note text not null default '' check (length(note) <= 200),
  created_at timestamptz not null default now(),
  check (ends_at > starts_at and ends_at <= starts_at + interval '31 days')
);
create index blocked_times_until on blocked_times (ends_at);

-- Read from the owner's calendars, replaced with each reading. May overlap anything.
create table busy_times (
  id bigint generated always as identity primary key,
  calendar_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  check (ends_at > starts_at)
);
create index busy_times_of_calendar on busy_times (calendar_id, starts_at);
create index busy_times_until on busy_times (ends_at);

alter table consultation_bookings
  -- a visitor's hold is nobody's yet
  alter column user_id drop not null,
  add column session_type_id uuid references session_types (id) on delete set null,
  -- null: the time is still to be chosen
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  -- `ends_at` with the buffer
  add column occupied_until timestamptz,
  add column hold_expires_at timestamptz,
  add column session_number integer not null default 1 check (session_number >= 1),
  add column session_count integer not null default 1,
  add column valid_until timestamptz,
  add column place_kind text check (place_kind in ('meeting', 'whatsapp', 'address')),
  add column place text check (length(place) <= 500),
  -- of the person, as IANA names it; null: WIB
  add column time_zone text check (length(time_zone) <= 60),
  add column answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object'),
  add column owner_notes text not null default '' check (length(owner_notes) <= 4000),
  -- of the invitation: counts each change of time or status
  add column sequence integer not null default 0,
  add column moved_at timestamptz,
  drop constraint consultation_bookings_kind_check,
  add constraint consultation_bookings_kind_check check (kind in ('free', 'paid', 'audit')),
  drop constraint consultation_bookings_status_check,
  add constraint consultation_bookings_status_check
    check (status in ('held', 'booked', 'completed', 'no_show', 'cancelled', 'expired')),
  drop constraint paid_booking_has_order,
  add constraint paid_booking_has_order check (
    (kind = 'paid') = (product_id is not null)
    and (kind = 'paid' or order_id is null)
    and (kind <> 'paid' or order_id is not null or status in ('held', 'expired'))
  ),
  add constraint booking_has_person check (user_id is not null or (order_id is null and status in ('held', 'expired'))),
  add constraint booking_times_are_whole check (
    (starts_at is null) = (ends_at is null) and (starts_at is null) = (occupied_until is null)
    and starts_at < ends_at and ends_at <= occupied_until
  ),
  add constraint hold_has_time check (status <> 'held' or (starts_at is not null and hold_expires_at is not null)),
  add constraint session_is_of_its_package check (session_number <= session_count),
  -- The last guard: a hold that ran out is ended by whoever wants its time.
  add constraint bookings_do_not_overlap exclude using gist (tstzrange(starts_at, occupied_until) with &&)
    where (starts_at is not null and status in ('held', 'booked', 'completed', 'no_show'));

create index consultation_bookings_by_time on consultation_bookings (starts_at) where starts_at is not null;
create index consultation_bookings_holds on consultation_bookings (hold_expires_at) where status = 'held';
create index consultation_bookings_of_type on consultation_bookings (session_type_id);
create unique index one_open_audit_talk on consultation_bookings (user_id) where kind = 'audit' and status = 'booked';
-- One order can hold two packages, and a package several sessions.
create unique index one_booking_a_session on consultation_bookings (order_id, product_id, session_number)
  where order_id is not null;
drop index one_booking_a_package;

create function count_booking_change() returns trigger language plpgsql as $$
begin
  new.sequence := old.sequence + 1;
  return new;
end $$;
create trigger consultation_bookings_sequence before update on consultation_bookings
  for each row when ((old.starts_at, old.ends_at, old.status) is distinct from (new.starts_at, new.ends_at, new.status))
  execute function count_booking_change();
