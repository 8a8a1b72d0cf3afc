-- Where buyers come from (ADR 0083): visits without anybody in them, their daily sums, and the sources of what they led to.

-- A channel with its name: a search engine, a network, another site, or what a tagged address says. Rows stay, as orders
-- name them.
create table traffic_sources (
  id integer generated always as identity primary key,
  channel text not null
    check (channel in ('direct', 'search', 'social', 'assistant', 'mail', 'ads', 'campaign', 'site', 'other')),
  name text not null check (length(name) between 1 and 60),
  campaign text not null default '' check (length(campaign) <= 60),
  -- the token of the short link that led here; empty: none
  link text not null default '' check (link ~ '^([a-z0-9]{6})?$'),
  created_at timestamptz not null default now(),
  unique (channel, name, campaign, link)
);
create index traffic_sources_newest on traffic_sources (created_at);
create index traffic_sources_of_link on traffic_sources (link) where link <> '';
-- Stands for what is invented beyond the day's limit.
insert into traffic_sources (channel, name) values ('other', 'other');

-- Secret of a day in WIB. Without it nobody can compute the keys of that day again.
create table visit_salts (
  day date primary key,
  salt bytea not null check (length(salt) = 32)
);

-- A page that was opened. Written in batches, so without a foreign key to products.
create table visits (
  -- digest of the day's salt, address and browser
  visitor uuid not null,
  at timestamptz not null,
  class text not null check (class in ('person', 'crawler', 'headless')),
  step text not null check (step in ('page', 'product', 'checkout')),
  source_id integer not null references traffic_sources (id),
  -- null: of no product, or of several
  product_id uuid
);
create index visits_of_visitor on visits (visitor, at);
create index visits_at on visits using brin (at);

-- Counts the transactions that wrote visits and nothing else, which change no page (ADR 0075).
create table visit_flushes (
  id boolean primary key default true check (id),
  flushes bigint not null
);
insert into visit_flushes (flushes) values (0);

-- First and last source of whoever comes today under this key; of a direct visit only if there is no other.
create function sources_of(of_visitor uuid)
returns table (first_source_id integer, last_source_id integer) language sql stable as $$
  select (array_agg(v.source_id order by v.at))[1],
    coalesce(
      (array_agg(v.source_id order by v.at desc) filter (where s.channel <> 'direct'))[1],
      (array_agg(v.source_id order by v.at))[1])
  from visits v join traffic_sources s on s.id = v.source_id where v.visitor = of_visitor
$$;

-- Null: not known, as of renewals, of what the staff enters, and of browsers that ask not to be followed.
alter table orders
  add column first_source_id integer references traffic_sources (id),
  add column last_source_id integer references traffic_sources (id);
create index orders_of_source on orders (last_source_id, created_at desc, id desc) where last_source_id is not null;
alter table purchase_intents
  add column first_source_id integer references traffic_sources (id),
  add column last_source_id integer references traffic_sources (id);
alter table leads
  add column first_source_id integer references traffic_sources (id),
  add column last_source_id integer references traffic_sources (id);
-- Of what costs nothing; what was bought has the sources of its order.
alter table consultation_bookings
  add column first_source_id integer references traffic_sources (id),
  add column last_source_id integer references traffic_sources (id);
alter table subscriber_confirmations
  add column first_source_id integer references traffic_sources (id),
  add column last_source_id integer references traffic_sources (id);
alter table people
  add column first_source_id integer references traffic_sources (id),
  add column last_source_id integer references traffic_sources (id);

-- Days that are over, added up. A visit is a visitor on one day; its source is the last one that is not direct.
create table visit_days (
  day date not null,
  class text not null,
  -- null: of all sources together, kept for products only
  source_id integer references traffic_sources (id),
  -- null: the whole site
  product_id uuid,
  visits integer not null,
  -- of these, who came to a product's page or further
  product_visits integer not null,
  checkouts integer not null
);
create index visit_days_of_site on visit_days (day) where product_id is null;
create index visit_days_of_product on visit_days (product_id, day) where source_id is not null;
create index visit_days_of_products on visit_days (day) where source_id is null;

-- One row: days before this one are in visit_days.
create table visit_closing (
  id boolean primary key default true check (id),
  closed_until date not null
);
insert into visit_closing (closed_until) values ('2000-01-01');

create function count_visit_days(first date, until date) returns setof visit_days language sql stable as $$
  with opened as (
    select (at at time zone interval '7 hours')::date as day, visitor, class, step, product_id, source_id, at
    from visits where at >= day_starts_at(first) and at < day_starts_at(until)
  ), came as (
    select o.visitor, min(o.day) as day, min(o.class) as class,
      coalesce(
        (array_agg(o.source_id order by o.at desc) filter (where s.channel <> 'direct'))[1],
        (array_agg(o.source_id order by o.at))[1]) as source_id,
      bool_or(o.step <> 'page') as saw_product, bool_or(o.step = 'checkout') as saw_checkout
    from opened o join traffic_sources s on s.id = o.source_id
    group by o.visitor
  ), looked as (
    select visitor, product_id, bool_or(step = 'checkout') as saw_checkout
    from opened where product_id is not null group by visitor, product_id
  )
  select day, class, source_id, null::uuid, count(*)::integer,
    (count(*) filter (where saw_product))::integer, (count(*) filter (where saw_checkout))::integer
  from came group by day, class, source_id
  union all
  select c.day, c.class, c.source_id, l.product_id, count(*)::integer, count(*)::integer,
    (count(*) filter (where l.saw_checkout))::integer
  from looked l join came c using (visitor)
  group by grouping sets ((c.day, c.class, c.source_id, l.product_id), (c.day, c.class, l.product_id))
$$;

-- Closes the days that ended two hours ago or earlier: what was opened in them is written by then.
create function close_visit_days(up_to timestamptz) returns void language plpgsql as $$
declare
  until constant date := ((up_to - interval '2 hours') at time zone interval '7 hours')::date;
  since date;
begin
  select closed_until into since from visit_closing for update;
  if since < until then
    insert into visit_days (day, class, source_id, product_id, visits, product_visits, checkouts)
    select day, class, source_id, product_id, visits, product_visits, checkouts from count_visit_days(since, until);
    update visit_closing set closed_until = until;
  end if;
end $$;

create view visits_by_day as
  select day, class, source_id, product_id, visits, product_visits, checkouts from visit_days
  union all
  select counted.day, counted.class, counted.source_id, counted.product_id, counted.visits, counted.product_visits,
    counted.checkouts
  from visit_closing, count_visit_days(closed_until, 'infinity') as counted;

-- Orders of each day by their last source, kept and opened again with the other sums of sales (ADR 0055).
create table source_days (
  day date not null,
  -- null: not known
  source_id integer references traffic_sources (id),
  -- null: all products
  product_id uuid references products (id),
  orders bigint not null,
  amount_bigint bigint not null
);
create index source_days_of_day on source_days (day, product_id);

create function count_source_days(first date, until date) returns setof source_days language sql stable as $$
  with sold as (
    select s.id, s.day, s.amount_bigint, o.last_source_id
    from sold_orders s join orders o on o.id = s.id
    where s.created_at >= day_starts_at(first) and s.created_at < day_starts_at(until)
  )
  select day, last_source_id, null::uuid, count(*), sum(amount_bigint)::bigint from sold group by day, last_source_id
  union all
  select s.day, s.last_source_id, i.product_id, count(distinct s.id),
    sum(i.price_bigint * i.quantity - i.discount_bigint)::bigint
  from sold s join order_items i on i.order_id = s.id group by s.day, s.last_source_id, i.product_id
$$;

create or replace function keep_sales_days(first date, until date) returns void language sql as $$
  insert into order_days (day, orders, free_orders, refunded_orders, amount_bigint)
  select day, orders, free_orders, refunded_orders, amount_bigint from count_order_days(first, until);
  insert into product_days (day, product_id, orders, units, bundle_units, amount_bigint, discount_bigint)
  select day, product_id, orders, units, bundle_units, amount_bigint, discount_bigint from count_product_days(first, until);
  insert into order_status_days (day, status, orders)
  select day, status, orders from count_order_status_days(first, until);
  delete from source_days where day >= first and day < until;
  insert into source_days (day, source_id, product_id, orders, amount_bigint)
  select day, source_id, product_id, orders, amount_bigint from count_source_days(first, until);
$$;

insert into source_days (day, source_id, product_id, orders, amount_bigint)
select c.day, c.source_id, c.product_id, c.orders, c.amount_bigint
from sales_closing, count_source_days('2000-01-01', closed_until) as c;

create view sales_by_source_and_day as
  select day, source_id, product_id, orders, amount_bigint
  from source_days where day not in (select day from reopened_sales_days)
  union all
  select counted.day, counted.source_id, counted.product_id, counted.orders, counted.amount_bigint
  from (select distinct day from reopened_sales_days) as again, count_source_days(again.day, again.day + 1) as counted
  union all
  select counted.day, counted.source_id, counted.product_id, counted.orders, counted.amount_bigint
  from sales_closing, count_source_days(closed_until, 'infinity') as counted;

-- A short link may lead to a page of the site instead of a checkout. The release before this one shows only the others.
alter table checkout_links alter column product_id drop not null;
alter table checkout_links
  add column path text check (path ~ '^/[^[:space:]?#]*$' and length(path) <= 301),
  add column utm_source text not null default '' check (length(utm_source) <= 60),
  add column utm_medium text not null default '' check (length(utm_medium) <= 60),
  add column utm_campaign text not null default '' check (length(utm_campaign) <= 60),
  add constraint link_leads_somewhere check ((product_id is null) <> (path is null)),
  add constraint only_checkouts_have_a_plan check (product_id is not null or (plan is null and code is null));
