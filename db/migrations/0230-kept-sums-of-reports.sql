-- What reports still added up from all orders: how many there are of each status, and who bought how often. Kept with the
-- closed days of sales, and open again with them.

create table order_status_days (
  day date not null,
  status text not null,
  orders bigint not null,
  primary key (day, status)
);

-- The lengths of the periods that reports show, each up to today.
create function report_periods() returns integer[] language sql immutable as 'select array[7, 30, 90, 365]';

-- The closed part of each period, whose last day is today. Without a foreign key: these rows are only made from orders.
create table buyer_sums (
  days integer not null,
  user_id uuid not null,
  -- orders up to then in all, and of the period
  had bigint not null,
  orders bigint not null,
  amount_bigint bigint not null,
  primary key (days, user_id)
);

-- Whose orders changed; of days that were opened before this column, nobody knows.
alter table reopened_sales_days add column user_id uuid;

create function count_order_status_days(first date, until date) returns setof order_status_days language sql stable as $$
  select (created_at at time zone interval '7 hours')::date, status, count(*)
  from orders where created_at >= day_starts_at(first) and created_at < day_starts_at(until)
  group by 1, 2
$$;

-- Whoever bought within the span.
create function count_buyers(first date, until date)
returns table (user_id uuid, had bigint, orders bigint, amount_bigint bigint) language sql stable as $$
  select user_id, count(*), count(*) filter (where created_at >= day_starts_at(first)),
         sum(amount_bigint) filter (where created_at >= day_starts_at(first))::bigint
  from sold_orders where created_at < day_starts_at(until)
  group by user_id having count(*) filter (where created_at >= day_starts_at(first)) > 0
$$;

create function keep_sales_days(first date, until date) returns void language sql as $$
  insert into order_days (day, orders, free_orders, refunded_orders, amount_bigint)
  select day, orders, free_orders, refunded_orders, amount_bigint from count_order_days(first, until);
  insert into product_days (day, product_id, orders, units, bundle_units, amount_bigint, discount_bigint)
  select day, product_id, orders, units, bundle_units, amount_bigint, discount_bigint from count_product_days(first, until);
  insert into order_status_days (day, status, orders)
  select day, status, orders from count_order_status_days(first, until);
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

create or replace function close_sales_days() returns void language plpgsql as $$
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

create or replace function reopen_sales_day() returns trigger language plpgsql as $$
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

create view orders_by_status_and_day as
  select day, status, orders from order_status_days where day not in (select day from reopened_sales_days)
  union all
  select counted.day, counted.status, counted.orders
  from (select distinct day from reopened_sales_days) as again, count_order_status_days(again.day, again.day + 1) as counted
  union all
  select counted.day, counted.status, counted.orders
  from sales_closing, count_order_status_days(closed_until, 'infinity') as counted;

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

-- Of the days that are closed already. Waits as a closing does.
do $$
declare
  until date;
begin
  select closed_until into until from sales_closing for update;
  insert into order_status_days (day, status, orders)
  select day, status, orders from count_order_status_days('-infinity', until);
  insert into buyer_sums (days, user_id, had, orders, amount_bigint)
  select days, user_id, had, orders, amount_bigint
  from unnest(report_periods()) as days, count_buyers(until - days + 1, until);
end $$;
