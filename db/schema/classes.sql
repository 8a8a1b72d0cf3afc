-- Classes: capacity and start are rules of the sale, and sessions take the consultant's time (ADR 0046).

create table class_sessions (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references products (id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- address of a meeting or street; for who holds the class only
  place text not null default '' check (length(place) <= 500),
  -- of the invitation: counts each change of time or place
  sequence integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- A session's recording is a lesson of its product (ADR 0047). Lessons lie in `products.modules`, so it is
  -- read only while one of that id is there.
  recording_lesson_id text check (length(recording_lesson_id) between 1 and 100),
  check (ends_at > starts_at and ends_at <= starts_at + interval '24 hours'),
  -- deferrable: two sessions may change places
  constraint class_sessions_do_not_overlap exclude using gist (tstzrange(starts_at, ends_at) with &&)
    deferrable initially deferred
);
create index class_sessions_of_product on class_sessions (product_id, starts_at);
create trigger class_sessions_stamp before update on class_sessions
  for each row execute function stamp_updated_at();
create trigger class_sessions_changed after insert or update or delete on class_sessions
  for each statement execute function announce_catalog_change();
create trigger class_sessions_leave_bookings after insert or update of starts_at, ends_at on class_sessions
  for each row execute function guard_consultant_time();

create function count_class_change() returns trigger language plpgsql as $$
begin
  new.sequence := old.sequence + 1;
  return new;
end $$;
create trigger class_sessions_sequence before update on class_sessions
  for each row when ((old.starts_at, old.ends_at, old.place) is distinct from (new.starts_at, new.ends_at, new.place))
  execute function count_class_change();

create function move_class_start() returns trigger language plpgsql as $$
begin
  -- `products_derive_start` puts the first session in its place; after the last one is gone there is no start.
  update products set start_date = null where id = case when tg_op = 'DELETE' then old.product_id else new.product_id end;
  return null;
end $$;
create trigger class_sessions_start after insert or update of starts_at or delete on class_sessions
  for each row execute function move_class_start();

-- What each holder of a class was told of a session (ADR 0047). Whoever was told something else than what is
-- so, or holds the class no more, hears of it by the next mail.
create table class_invitations (
  -- no reference: a session that was removed is still told as cancelled
  session_id uuid not null,
  user_id uuid not null references users (id),
  product_id uuid not null references products (id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  place text not null,
  -- of the invitation: counts what this holder was told
  sequence integer not null,
  is_cancelled boolean not null default false,
  primary key (session_id, user_id)
);
create index class_invitations_of_product on class_invitations (product_id, user_id) where not is_cancelled;
create index class_invitations_of_user on class_invitations (user_id);

-- One reminder to all holders for each session and time, 24 hours and 1 hour before: a session that was moved is
-- reminded of anew.
create table class_reminders (
  session_id uuid not null references class_sessions (id) on delete cascade,
  starts_at timestamptz not null,
  hours integer not null check (hours in (1, 24)),
  created_at timestamptz not null default now(),
  primary key (session_id, starts_at, hours)
);

-- Who came to a session of a class, and the lesson that it became (ADR 0047).
create table class_attendance (
  session_id uuid not null references class_sessions (id) on delete cascade,
  user_id uuid not null references users (id),
  recorded_by uuid references users (id),
  recorded_at timestamptz not null default now(),
  primary key (session_id, user_id)
);
create index class_attendance_of_user on class_attendance (user_id);

-- Sessions of classes that the staff closed with nobody there: all their holders were absent. No row: not closed so.
create table class_sessions_unattended (
  session_id uuid primary key references class_sessions (id) on delete cascade,
  recorded_by uuid references users (id),
  recorded_at timestamptz not null default now()
);

-- What holders were told of: the row is the mail, as with invitations, and no lesson is told of twice.
create table class_recordings_told (
  session_id uuid not null references class_sessions (id) on delete cascade,
  lesson_id text not null,
  told_at timestamptz not null default now(),
  primary key (session_id, lesson_id)
);

-- The start of a class is that of its first session, whoever writes it.
create function derive_class_start() returns trigger language plpgsql as $$
begin
  new.start_date := coalesce((select min(starts_at) from class_sessions where product_id = new.id), new.start_date);
  return new;
end $$;
create trigger products_derive_start before update of start_date on products
  for each row execute function derive_class_start();

-- Whoever holds it, and whoever will with a code that is still open, alone or in a bundle.
create function places_taken(product uuid) returns integer language sql stable as $$
  select (select count(*) from user_products where product_id = product and status = 'active')::integer
    + (select count(*) from gift_codes where product_id = product and status = 'open')::integer
    + (select count(*) from order_item_parts p join gift_codes g using (order_item_id)
       where p.product_id = product and g.status = 'open')::integer
$$;

-- The last guard, at commit: a redeemed code and its holding are one place.
create function check_places(product uuid) returns void language plpgsql as $$
begin
  perform from products where id = product and max_students is not null for no key update;
  if not found then return; end if;
  -- A statement after the lock, which sees who came before.
  if exists (select from products where id = product and max_students < places_taken(id)) then
    raise exception 'class % is full', product using errcode = 'integrity_constraint_violation', constraint = 'class_is_full';
  end if;
end $$;

create function check_places_of_holding() returns trigger language plpgsql as $$
begin
  perform check_places(new.product_id);
  return null;
end $$;
create constraint trigger holdings_have_places after insert or update of status, product_id on user_products
  deferrable initially deferred for each row when (new.status = 'active') execute function check_places_of_holding();

create function check_places_of_gift() returns trigger language plpgsql as $$
declare
  given uuid;
begin
  for given in
    select new.product_id union select product_id from order_item_parts where order_item_id = new.order_item_id order by 1
  loop
    perform check_places(given);
  end loop;
  return null;
end $$;
create constraint trigger gifts_have_places after insert on gift_codes
  deferrable initially deferred for each row execute function check_places_of_gift();

create function check_places_of_product() returns trigger language plpgsql as $$
begin
  perform check_places(new.id);
  return null;
end $$;
create constraint trigger products_keep_places after update of max_students on products
  deferrable initially deferred for each row when (new.max_students is not null)
  execute function check_places_of_product();

-- Pages say how many places are left when they are few, so they hear of each of the last ones.
create function announce_places(product uuid) returns void language plpgsql as $$
begin
  if exists (select from products where id = product and max_students - places_taken(id) <= 6) then
    perform pg_notify('content_changed', 'products');
  end if;
end $$;

create function announce_places_of_holding() returns trigger language plpgsql as $$
begin
  perform announce_places(new.product_id);
  return null;
end $$;
create trigger user_products_change_places after insert or update of status on user_products
  for each row execute function announce_places_of_holding();

create function announce_places_of_gift() returns trigger language plpgsql as $$
begin
  perform announce_places(given) from (
    select new.product_id union select product_id from order_item_parts where order_item_id = new.order_item_id
  ) as of_code (given);
  return null;
end $$;
create trigger gift_codes_change_places after insert or update of status on gift_codes
  for each row execute function announce_places_of_gift();

create function sales_ended(p products) returns boolean language sql stable as $$
  select coalesce(coalesce(p.sales_end_at, p.start_date) <= now(), false)
$$;
