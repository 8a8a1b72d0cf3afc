-- Sales by day and by product, of days that are over, in WIB, so that no report adds up the orders of a year. Unlike an
-- entry of the ledger an order changes later: it is refunded, or test data is dated back. Such a day is open again, which
-- means that it is read from its orders, until the next closing adds it up anew.

-- What counts as a sale: paid by a posting, or free and completed. A trial's start does not count, as its first charge
-- has its own order; nor does what staff gave away. (The predicate of the indexes orders_counted and orders_counted_of_user.)
create view sold_orders as
  select id, (created_at at time zone interval '7 hours')::date as day, created_at, user_id, status, amount_bigint
  from orders
  where (posting_id is not null or status in ('completed', 'refunded'))
    and (posting_id is not null or metadata ->> 'subscription_id' is null)
    and payment_method <> 'grant';

create table order_days (
  day date primary key,
  orders bigint not null,
  free_orders bigint not null,
  refunded_orders bigint not null,
  amount_bigint bigint not null
);

create table product_days (
  day date not null,
  product_id uuid not null references products (id),
  -- items that sold the product itself, and their units
  orders bigint not null,
  units bigint not null,
  -- given as part of bundles, whose revenue is the bundle's
  bundle_units bigint not null,
  amount_bigint bigint not null,
  discount_bigint bigint not null,
  primary key (day, product_id)
);

-- One row: days before this one are in order_days and product_days, unless they are open again.
create table sales_closing (
  id boolean primary key default true check (id),
  closed_until date not null
);
insert into sales_closing (closed_until) values ('2000-01-01');

-- Only ever appended between two closings, so that nobody waits for somebody who changed an order of the same day.
create table reopened_sales_days (
  id bigint generated always as identity primary key,
  day date not null
);

create function day_starts_at(day date) returns timestamptz language sql immutable as
  $$ select day::timestamp at time zone interval '7 hours' $$;

create function count_order_days(first date, until date) returns setof order_days language sql stable as $$
  select day, count(*), count(*) filter (where amount_bigint = 0), count(*) filter (where status = 'refunded'),
         sum(amount_bigint)::bigint
  from sold_orders where created_at >= day_starts_at(first) and created_at < day_starts_at(until)
  group by day
$$;

create function count_product_days(first date, until date) returns setof product_days language sql stable as $$
  select day, product_id, sum(orders)::bigint, sum(units)::bigint, sum(bundle_units)::bigint, sum(amount_bigint)::bigint,
         sum(discount_bigint)::bigint
  from (
    select o.day, i.product_id, 1 as orders, i.quantity as units, 0 as bundle_units,
           i.price_bigint * i.quantity - i.discount_bigint as amount_bigint, i.discount_bigint
    from sold_orders o join order_items i on i.order_id = o.id
    where o.created_at >= day_starts_at(first) and o.created_at < day_starts_at(until)
    union all
    select o.day, b.product_id, 0, 0, i.quantity - b.is_owned::integer, 0, 0
    from sold_orders o join order_items i on i.order_id = o.id join order_item_parts b on b.order_item_id = i.id
    where o.created_at >= day_starts_at(first) and o.created_at < day_starts_at(until)
  ) as sold
  group by day, product_id
$$;

-- Closes the days that ended two hours ago or earlier: no transaction that began in them is still open.
create function close_sales_days() returns void language plpgsql as $$
declare
  until constant date := ((now() - interval '2 hours') at time zone interval '7 hours')::date;
  since date;
  again date[];
  of_day date;
begin
  -- Waits for whoever is changing an order of a closed day; they see their day open, and this sees their change.
  select closed_until into since from sales_closing for update;
  with gone as (delete from reopened_sales_days returning day)
  select array_agg(distinct day) into again from gone;
  delete from order_days where day = any (again);
  delete from product_days where day = any (again);
  foreach of_day in array coalesce(again, '{}') loop
    insert into order_days (day, orders, free_orders, refunded_orders, amount_bigint)
    select day, orders, free_orders, refunded_orders, amount_bigint from count_order_days(of_day, of_day + 1);
    insert into product_days (day, product_id, orders, units, bundle_units, amount_bigint, discount_bigint)
    select day, product_id, orders, units, bundle_units, amount_bigint, discount_bigint from count_product_days(of_day, of_day + 1);
  end loop;
  if since >= until then return; end if;
  insert into order_days (day, orders, free_orders, refunded_orders, amount_bigint)
  select day, orders, free_orders, refunded_orders, amount_bigint from count_order_days(since, until);
  insert into product_days (day, product_id, orders, units, bundle_units, amount_bigint, discount_bigint)
  select day, product_id, orders, units, bundle_units, amount_bigint, discount_bigint from count_product_days(since, until);
  update sales_closing set closed_until = until;
end $$;

create function reopen_sales_day() returns trigger language plpgsql as $$
declare
  until date;
begin
  select closed_until into until from sales_closing for share;
  insert into reopened_sales_days (day)
  select distinct (at at time zone interval '7 hours')::date from (values (old.created_at), (new.created_at)) as of_order (at)
  where at < day_starts_at(until);
  return null;
end $$;
create trigger orders_reopen_day after insert on orders
  for each row when (new.created_at < clock_timestamp() - interval '1 hour') execute function reopen_sales_day();
create trigger order_changes_reopen_day after update on orders
  for each row when (
    old.created_at < clock_timestamp() - interval '1 hour'
    and (old.status, old.posting_id, old.amount_bigint, old.payment_method, old.created_at, old.metadata ->> 'subscription_id')
      is distinct from
      (new.status, new.posting_id, new.amount_bigint, new.payment_method, new.created_at, new.metadata ->> 'subscription_id')
  ) execute function reopen_sales_day();
create trigger order_removals_reopen_day after delete on orders
  for each row when (old.created_at < clock_timestamp() - interval '1 hour') execute function reopen_sales_day();

-- Every day: the closed ones as they were added up, those that are open again, and what was sold since.
create view sales_by_day as
  select day, orders, free_orders, refunded_orders, amount_bigint
  from order_days where day not in (select day from reopened_sales_days)
  union all
  select counted.day, counted.orders, counted.free_orders, counted.refunded_orders, counted.amount_bigint
  from (select distinct day from reopened_sales_days) as again, count_order_days(again.day, again.day + 1) as counted
  union all
  select counted.day, counted.orders, counted.free_orders, counted.refunded_orders, counted.amount_bigint
  from sales_closing, count_order_days(closed_until, 'infinity') as counted;

create view sales_by_product_and_day as
  select day, product_id, orders, units, bundle_units, amount_bigint, discount_bigint
  from product_days where day not in (select day from reopened_sales_days)
  union all
  select counted.day, counted.product_id, counted.orders, counted.units, counted.bundle_units, counted.amount_bigint, counted.discount_bigint
  from (select distinct day from reopened_sales_days) as again, count_product_days(again.day, again.day + 1) as counted
  union all
  select counted.day, counted.product_id, counted.orders, counted.units, counted.bundle_units, counted.amount_bigint, counted.discount_bigint
  from sales_closing, count_product_days(closed_until, 'infinity') as counted;
