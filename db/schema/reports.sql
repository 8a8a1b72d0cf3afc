-- Sales by day and by product, of days that are over, in WIB, so that no report adds up the orders of a year. Unlike an
-- entry of the ledger an order changes later: it is refunded, or test data is dated back. Such a day is open again, which
-- means that it is read from its orders, until the next closing adds it up anew.

-- One row: days before this one are in order_days and product_days, unless they are open again.
create table sales_closing (
  id boolean primary key default true check (id),
  closed_until date not null
);
insert into sales_closing (closed_until) values ('2000-01-01');

-- Only ever appended between two closings, so that nobody waits for somebody who changed an order of the same day.
create table reopened_sales_days (
  id bigint generated always as identity primary key,
  day date not null,
  -- whose orders changed
  user_id uuid
);

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
-- The list of products says what those of one page sold in all.
create index product_days_of_product on product_days (product_id);

-- Orders of each day by status, so that no report counts all orders.
create table order_status_days (
  day date not null,
  status text not null,
  orders bigint not null,
  primary key (day, status)
);

-- Orders of each buyer in the days of a period that are over; the period ends today. Without a foreign key: these rows
-- are only made from orders.
create table buyer_sums (
  days integer not null,
  user_id uuid not null,
  -- orders up to then in all, and of the period
  had bigint not null,
  orders bigint not null,
  amount_bigint bigint not null,
  primary key (days, user_id)
);

create function day_starts_at(day date) returns timestamptz language sql immutable as
  $$ select day::timestamp at time zone interval '7 hours' $$;

create function reopen_sales_day() returns trigger language plpgsql as $$
declare
  until date;
begin
  select closed_until into until from sales_closing for share;
  insert into reopened_sales_days (day, user_id)
  select distinct (at at time zone interval '7 hours')::date, buyer
  from (values (old.created_at, old.user_id), (new.created_at, new.user_id)) as of_order (at, buyer)
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

-- The lengths of the periods that reports show, each up to today.
create function report_periods() returns integer[] language sql immutable as 'select array[7, 30, 90, 365]';

create function count_order_status_days(first date, until date) returns setof order_status_days language sql stable as $$
  select (created_at at time zone interval '7 hours')::date, status, count(*)
  from orders where created_at >= day_starts_at(first) and created_at < day_starts_at(until)
  group by 1, 2
$$;

create function keep_sales_days(first date, until date) returns void language sql as $$
  insert into order_days (day, orders, free_orders, refunded_orders, amount_bigint)
  select day, orders, free_orders, refunded_orders, amount_bigint from count_order_days(first, until);
  insert into product_days (day, product_id, orders, units, bundle_units, amount_bigint, discount_bigint)
  select day, product_id, orders, units, bundle_units, amount_bigint, discount_bigint from count_product_days(first, until);
  insert into order_status_days (day, status, orders)
  select day, status, orders from count_order_status_days(first, until);
$$;

-- Whoever bought within the span.
create function count_buyers(first date, until date)
returns table (user_id uuid, had bigint, orders bigint, amount_bigint bigint) language sql stable as $$
  select user_id, count(*), count(*) filter (where created_at >= day_starts_at(first)),
         sum(amount_bigint) filter (where created_at >= day_starts_at(first))::bigint
  from sold_orders where created_at < day_starts_at(until)
  group by user_id having count(*) filter (where created_at >= day_starts_at(first)) > 0
$$;

-- Between two closings only those are others who bought, whose orders left the period, or whose orders changed.
create function keep_buyers(period integer, since date, until date, changed uuid[]) returns void language plpgsql as $$
declare
  others constant uuid[] := array(
    select user_id from sold_orders where created_at >= day_starts_at(since) and created_at < day_starts_at(until)
    union
    select user_id from sold_orders
    where created_at >= day_starts_at(since - period + 1) and created_at < day_starts_at(until - period + 1)
    union select unnest(changed));
begin
  delete from buyer_sums where days = period and user_id = any (others);
  insert into buyer_sums (days, user_id, had, orders, amount_bigint)
  select period, user_id, had, orders, amount_bigint
  from count_buyers(until - period + 1, until) where user_id = any (others);
end $$;

-- Closes the days that ended two hours ago or earlier: no transaction that began in them is still open.
create function close_sales_days() returns void language plpgsql as $$
declare
  until constant date := ((now() - interval '2 hours') at time zone interval '7 hours')::date;
  since date;
  again date[];
  again_of uuid[];
  of_day date;
  period integer;
begin
  -- Waits for whoever is changing an order of a closed day; they see their day open, and this sees their change.
  select closed_until into since from sales_closing for update;
  with gone as (delete from reopened_sales_days returning day, user_id)
  select array_agg(distinct day), array_agg(distinct user_id) into again, again_of from gone;
  delete from order_days where day = any (again);
  delete from product_days where day = any (again);
  delete from order_status_days where day = any (again);
  foreach of_day in array coalesce(again, '{}') loop
    perform keep_sales_days(of_day, of_day + 1);
  end loop;
  if since < until then
    perform keep_sales_days(since, until);
    update sales_closing set closed_until = until;
  end if;
  foreach period in array report_periods() loop
    perform keep_buyers(period, since, greatest(since, until), again_of);
  end loop;
end $$;

-- Whoever bought in a span, by their orders up to its end. Of a period up to today they are kept, but for those who have
-- bought or changed since.
create function buyers_of(first date, last date)
returns table (user_id uuid, had bigint, orders bigint, amount_bigint bigint) language sql stable as $$
  with closing as (
    select closed_until, closed_until = last and last - first + 1 = any (report_periods()) as is_kept from sales_closing
  ), changed as (
    select user_id from sold_orders where created_at >= (select day_starts_at(closed_until) from closing)
    union select user_id from reopened_sales_days where user_id is not null
  )
  select user_id, had, orders, amount_bigint from buyer_sums
  where (select is_kept from closing) and days = last - first + 1
    and not exists (select from changed where changed.user_id = buyer_sums.user_id)
  union all
  select user_id, had, orders, amount_bigint from count_buyers(first, last + 1)
  where (select is_kept from closing) and user_id = any (array(select user_id from changed))
  union all
  select user_id, had, orders, amount_bigint from count_buyers(first, last + 1) where not (select is_kept from closing)
$$;

-- What counts as a sale: paid by a posting, or free and completed. A trial's start does not count, as its first charge
-- has its own order; nor does what staff gave away. (The predicate of the indexes orders_counted and
-- orders_counted_of_user.)
create view sold_orders as
  select id, (created_at at time zone interval '7 hours')::date as day, created_at, user_id, status, amount_bigint
  from orders
  where (posting_id is not null or status in ('completed', 'refunded'))
    and (posting_id is not null or metadata ->> 'subscription_id' is null)
    and payment_method <> 'grant';

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

create view orders_by_status_and_day as
  select day, status, orders from order_status_days where day not in (select day from reopened_sales_days)
  union all
  select counted.day, counted.status, counted.orders
  from (select distinct day from reopened_sales_days) as again, count_order_status_days(again.day, again.day + 1) as counted
  union all
  select counted.day, counted.status, counted.orders
  from sales_closing, count_order_status_days(closed_until, 'infinity') as counted;
