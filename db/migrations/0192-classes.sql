-- Classes: capacity and start are rules of the sale, and sessions take the consultant's time (docs/decisions/0133).

-- A start that is over was never a rule. What is still sold goes on being sold.
update products set start_date = null where start_date < now();

alter table products
  -- until when it can be bought; null: until it starts
  add column sales_end_at timestamptz;

-- The form of a product shows neither: sessions have a page of their own, and changing them is no edit of the product.
drop trigger products_edited on products;
create trigger products_edited before update of
  title, slug, type, category, price, original_price, short_description, description, content_body, features,
  media_gallery, is_active, is_featured, billing_cycle, subscription_features, max_usage_limit, auto_renewal,
  trial_period_days, coming_soon, launch_date, cta_text, cta_link, content_metadata, duration_hours, modules,
  difficulty_level, language, requirements, instructor_name, instructor_avatar, instructor_bio, max_students,
  tags, meta_title, meta_description, archived_at
  on products for each row execute function count_product_edit();

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

create function count_class_change() returns trigger language plpgsql as $$
begin
  new.sequence := old.sequence + 1;
  return new;
end $$;
create trigger class_sessions_sequence before update on class_sessions
  for each row when ((old.starts_at, old.ends_at, old.place) is distinct from (new.starts_at, new.ends_at, new.place))
  execute function count_class_change();

-- The start of a class is that of its first session, whoever writes it.
create function derive_class_start() returns trigger language plpgsql as $$
begin
  new.start_date := coalesce((select min(starts_at) from class_sessions where product_id = new.id), new.start_date);
  return new;
end $$;
create trigger products_derive_start before update of start_date on products
  for each row execute function derive_class_start();

create function move_class_start() returns trigger language plpgsql as $$
begin
  -- The trigger above puts the first session in its place; after the last one is gone there is no start.
  update products set start_date = null where id = case when tg_op = 'DELETE' then old.product_id else new.product_id end;
  return null;
end $$;
create trigger class_sessions_start after insert or update of starts_at or delete on class_sessions
  for each row execute function move_class_start();

-- A class session and a booking never meet. The lock is that of `lockCalendar`: of two who take a time, the second sees
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
create trigger class_sessions_leave_bookings after insert or update of starts_at, ends_at on class_sessions
  for each row execute function guard_consultant_time();
create trigger bookings_leave_class_sessions after insert or update of starts_at, occupied_until, status
  on consultation_bookings for each row
  when (new.starts_at is not null and new.status in ('held', 'booked', 'completed', 'no_show'))
  execute function guard_consultant_time();

create index user_products_of_product on user_products (product_id) where status = 'active';
create index gift_codes_open on gift_codes (product_id) where status = 'open';

-- Whoever holds it, and whoever will with a code that is still open, alone or in a bundle.
create function places_taken(product uuid) returns integer language sql stable as $$
  select (select count(*) from user_products where product_id = product and status = 'active')::integer
    + (select count(*) from gift_codes where product_id = product and status = 'open')::integer
    + (select count(*) from order_item_parts p join gift_codes g using (order_item_id)
       where p.product_id = product and g.status = 'open')::integer
$$;

create function sales_ended(p products) returns boolean language sql stable as $$
  select coalesce(coalesce(p.sales_end_at, p.start_date) <= now(), false)
$$;

-- How many of one product can be sold now: what its stock, its places and its start allow; null: unlimited.
create function units_left(product uuid, own integer) returns integer language sql stable as $$
  select least(own, (
    select case when sales_ended(p) then 0
           when p.max_students is not null then greatest(0, p.max_students - places_taken(p.id)) end
    from products p where p.id = product
  ))
$$;

create or replace function sellable_stock(product uuid, kind text, own integer) returns integer language sql stable as $$
  select case
    when kind = 'bundle' then least(units_left(product, own), (
      select min(case when is_sold(p) then units_left(p.id, p.stock) else 0 end)
      from product_parts b join products p on p.id = b.product_id where b.bundle_id = product
    ))
    when kind in ('subscription_service', 'api_access', 'cloud_service', 'ai_tool', 'ai_agent_subscription')
      and (
        select bool_and(coalesce(v.stock = 0, false)) from product_variants v
        where v.product_id = product and v.is_active and v.is_subscription and v.billing_cycle <> 'one_time'
      ) then 0
    else units_left(product, own)
  end
$$;

-- A class that was sold beyond what it said has as many places as it gave.
update products set max_students = places_taken(id) where max_students < places_taken(id);

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
create function check_places_of_product() returns trigger language plpgsql as $$
begin
  perform check_places(new.id);
  return null;
end $$;
create constraint trigger holdings_have_places after insert or update of status, product_id on user_products
  deferrable initially deferred for each row when (new.status = 'active') execute function check_places_of_holding();
create constraint trigger gifts_have_places after insert on gift_codes
  deferrable initially deferred for each row execute function check_places_of_gift();
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
create function announce_places_of_gift() returns trigger language plpgsql as $$
begin
  perform announce_places(given) from (
    select new.product_id union select product_id from order_item_parts where order_item_id = new.order_item_id
  ) as of_code (given);
  return null;
end $$;
create trigger user_products_change_places after insert or update of status on user_products
  for each row execute function announce_places_of_holding();
create trigger gift_codes_change_places after insert or update of status on gift_codes
  for each row execute function announce_places_of_gift();
