-- Bookings get times of their own (DECISIONS 65, ADR 0044). There is one consultant, so no two of them
-- overlap, whatever they are of.
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
  -- What the owner wants to know before a session (ADR 0048). Answers are kept by the words of their question
  -- (`consultation_bookings.answers`), so that they can be read after it was changed.
  questions text[] not null default '{}' check (
    cardinality(questions) <= 5 and array_position(questions, null) is null
    and length(array_to_string(questions, '')) <= 1000
  ),
  constraint paid_session_has_product check ((kind = 'paid') = (product_id is not null)),
  constraint free_session_is_one check (kind = 'paid' or sessions = 1)
);
create unique index one_session_type_without_product on session_types (kind) where product_id is null;
create trigger session_types_stamp before update on session_types
  for each row execute function stamp_updated_at();
-- Pages say whether a product has times to choose.
create trigger session_types_changed after insert or update or delete or truncate on session_types
  for each statement execute function announce_content_change();

-- When sessions begin and end, as minutes of a day in WIB; weekdays as ISO counts them, Monday is 1.
create table session_hours (
  session_type_id uuid not null references session_types (id) on delete cascade,
  weekday integer not null check (weekday between 1 and 7),
  from_minute integer not null check (from_minute between 0 and 1439),
  until_minute integer not null check (until_minute between 1 and 1440),
  primary key (session_type_id, weekday, from_minute),
  check (from_minute < until_minute)
);
create trigger session_hours_changed after insert or update or delete or truncate on session_hours
  for each statement execute function announce_content_change();

-- Hours of single dates, in place of those of their weekday, as minutes of the day in WIB. Empty: closed on this date.
create table session_date_hours (
  session_type_id uuid not null references session_types (id) on delete cascade,
  day date not null,
  hours int4multirange not null check (hours <@ '{[0,1440)}'::int4multirange),
  primary key (session_type_id, day)
);
create trigger session_date_hours_changed after insert or update or delete or truncate on session_date_hours
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

create table consultation_bookings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references users (id) on delete cascade,
  kind text not null check (kind in ('free', 'paid', 'audit')),
  status text not null default 'booked' check (status in ('held', 'booked', 'completed', 'no_show', 'cancelled', 'expired')),
  month date not null check (extract(day from month) = 1),
  order_id uuid references orders (id),
  product_id uuid references products (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  session_type_id uuid references session_types (id) on delete set null,
  -- null: the time is still to be chosen
  starts_at timestamptz,
  ends_at timestamptz,
  -- `ends_at` with the buffer
  occupied_until timestamptz,
  hold_expires_at timestamptz,
  session_number integer not null default 1 check (session_number >= 1),
  session_count integer not null default 1,
  valid_until timestamptz,
  place_kind text check (place_kind in ('meeting', 'whatsapp', 'address')),
  place text check (length(place) <= 500),
  -- of the person, as IANA names it; null: WIB
  time_zone text check (length(time_zone) <= 60),
  answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object'),
  owner_notes text not null default '' check (length(owner_notes) <= 4000),
  -- of the invitation: counts each change of time or status
  sequence integer not null default 0,
  moved_at timestamptz,
  -- The time that its holder was reminded of by a chat message, which the staff writes: another time has to be
  -- reminded of anew (ADR 0048).
  reminded_for timestamptz,
  held_by text,
  -- when a payment was opened for it: a second one begins no new minutes
  hold_renewed_at timestamptz,
  constraint paid_booking_has_order check (
    (kind = 'paid') = (product_id is not null)
    and (kind = 'paid' or order_id is null)
    and (kind <> 'paid' or order_id is not null or status in ('held', 'expired'))
  ),
  constraint booking_has_person check (user_id is not null or (order_id is null and status in ('held', 'expired'))),
  constraint booking_times_are_whole check (
    (starts_at is null) = (ends_at is null) and (starts_at is null) = (occupied_until is null)
    and starts_at < ends_at and ends_at <= occupied_until
  ),
  constraint hold_has_time check (status <> 'held' or (starts_at is not null and hold_expires_at is not null)),
  constraint session_is_of_its_package check (session_number <= session_count),
  -- The last guard: a hold that ran out is ended by whoever wants its time.
  constraint bookings_do_not_overlap exclude using gist (tstzrange(starts_at, occupied_until) with &&)
    where (starts_at is not null and status in ('held', 'booked', 'completed', 'no_show'))
);
-- At most one free consultation a calendar month (DECISIONS 27).
create unique index one_free_consultation_a_month on consultation_bookings (user_id, month)
  where kind = 'free' and status <> 'cancelled';
create index consultation_bookings_of_user on consultation_bookings (user_id, created_at desc, id);
create index consultation_bookings_by_time on consultation_bookings (starts_at) where starts_at is not null;
create index consultation_bookings_holds on consultation_bookings (hold_expires_at) where status = 'held';
create index consultation_bookings_of_type on consultation_bookings (session_type_id);
create unique index one_open_audit_talk on consultation_bookings (user_id) where kind = 'audit' and status = 'booked';
-- One order can hold two packages, and a package several sessions.
create unique index one_booking_a_session on consultation_bookings (order_id, product_id, session_number)
  where order_id is not null;
create index consultation_bookings_held_by on consultation_bookings (held_by) where status = 'held';
create trigger consultation_bookings_stamp before update on consultation_bookings
  for each row execute function stamp_updated_at();
create trigger consultation_bookings_forget_holder before update of status on consultation_bookings
  for each row when (new.status <> 'held') execute function forget_holder();

create function count_booking_change() returns trigger language plpgsql as $$
begin
  new.sequence := old.sequence + 1;
  return new;
end $$;
create trigger consultation_bookings_sequence before update on consultation_bookings
  for each row when ((old.starts_at, old.ends_at, old.status) is distinct from (new.starts_at, new.ends_at, new.status))
  execute function count_booking_change();

-- A class session and a booking never meet. The lock is that of `lockSchedule`: of two who take a time, the second sees
-- what the first one took.
create function guard_consultant_time() returns trigger language plpgsql as $$
declare
  meets boolean;
begin
  perform pg_advisory_xact_lock(hashtextextended('booking times', 0));
  if tg_table_name = 'class_sessions' then
    meets := exists (
      select from consultation_bookings
      where tstzrange(starts_at, occupied_until) && tstzrange(new.starts_at, new.ends_at)
        and starts_at is not null and status in ('held', 'booked', 'completed', 'no_show')
    );
  else
    meets := exists (
      select from class_sessions where tstzrange(starts_at, ends_at) && tstzrange(new.starts_at, new.occupied_until)
    );
  end if;
  if meets then
    raise exception 'class sessions and bookings overlap at %', new.starts_at using errcode = 'exclusion_violation';
  end if;
  return null;
end $$;
create trigger bookings_leave_class_sessions after insert or update of starts_at, occupied_until, status
  on consultation_bookings for each row
  when (new.starts_at is not null and new.status in ('held', 'booked', 'completed', 'no_show'))
  execute function guard_consultant_time();

create function tell_booking() returns trigger language plpgsql as $$
declare
  happened text;
begin
  if tg_op = 'INSERT' then
    if new.status <> 'booked' then return null; end if;
    happened := 'created';
  elsif new.status <> old.status then
    if old.status = 'held' and new.status <> 'booked' then return null; end if;
    -- A hold may run out while it is paid for, and is booked after all.
    happened := case when new.status = 'booked' and old.status in ('held', 'expired') then 'created'
                     when new.status in ('completed', 'no_show', 'cancelled') then new.status end;
  elsif new.status = 'booked' and new.starts_at is distinct from old.starts_at then
    happened := case when old.starts_at is null then 'scheduled' else 'rescheduled' end;
  end if;
  if happened is null then return null; end if;
  perform emit_webhook('booking.' || happened, 'booking:' || new.id, jsonb_build_object(
    'id', new.id, 'user_id', new.user_id, 'kind', new.kind, 'status', new.status, 'product_id', new.product_id,
    'order_id', new.order_id, 'starts_at', api_time(new.starts_at), 'ends_at', api_time(new.ends_at),
    'session_number', new.session_number, 'session_count', new.session_count,
    'created_at', api_time(new.created_at)));
  return null;
end $$;
create constraint trigger bookings_are_told after insert or update of status, starts_at on consultation_bookings
  deferrable initially deferred for each row execute function tell_booking();

-- One reminder for each session and time, 24 hours and 1 hour before: a session that was moved is reminded of anew.
create table booking_reminders (
  booking_id uuid not null references consultation_bookings (id) on delete cascade,
  starts_at timestamptz not null,
  hours integer not null check (hours in (1, 24)),
  created_at timestamptz not null default now(),
  primary key (booking_id, starts_at, hours)
);

-- Whoever gets the money of a package back loses its sessions that are to come. One that took place is completed
-- before its holding ends, and stays so. Both sides are told of each that had a time, with a calendar file that takes
-- it away, and calendars are written soon: the same jobs as when it is cancelled.
create function cancel_ended_booking() returns trigger language plpgsql as $$
declare
  gone record;
  audience text;
  utc constant text := 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"';
begin
  for gone in
    update consultation_bookings set status = 'cancelled'
      where order_id = new.order_id and product_id = new.product_id and status = 'booked'
      returning id, starts_at, ends_at
  loop
    continue when gone.ends_at is null or gone.ends_at <= now();
    perform graphile_worker.add_job('push-booking', json_build_object('booking_id', gone.id),
      job_key => 'push-booking:' || gone.id, max_attempts => 12);
    foreach audience in array array['holder', 'team'] loop
      perform graphile_worker.add_job('send-booking-mail', json_build_object(
          'booking_id', gone.id, 'event', 'cancelled', 'audience', audience,
          'starts_at', to_char(gone.starts_at at time zone 'UTC', utc),
          'ends_at', to_char(gone.ends_at at time zone 'UTC', utc)),
        job_key => 'send-booking-mail:' || gone.id || ':cancelled:' || audience, max_attempts => 12);
    end loop;
  end loop;
  return null;
end $$;
create trigger user_products_cancel_booking after update of status on user_products
  for each row when (old.status = 'active' and new.status <> 'active')
  execute function cancel_ended_booking();
