import type pg from 'pg';
import type { Past } from './read-past.ts';

/** Visits of half a year as sums of their days, and the source of whatever is no renewal; made to fit the sales. */
export async function writeVisits(client: pg.PoolClient, { sources }: Past): Promise<void> {
  await client.query(
    `create temporary table past_sources on commit drop as
     with told as (
       select channel, name, campaign, visits, sum(visits) over (order by campaign, name) as upto, sum(visits) over () as all_visits
       from jsonb_to_recordset($1::jsonb) as s (channel text, name text, campaign text, visits int)),
     kept as (
       insert into traffic_sources (channel, name, campaign) select channel, name, campaign from told
       returning id, channel, name, campaign)
     select id, visits, (upto - visits)::float / all_visits as since, upto::float / all_visits as until
     from told join kept using (channel, name, campaign)`,
    [JSON.stringify(sources)],
  );
  await client.query(`
    create function pg_temp.share(key text) returns float language sql immutable as $$
      select (hashtext(key) & 65535) / 65536.0 $$`);
  for (const table of ['orders', 'leads', 'people'])
    await client.query(`
      update ${table} t set first_source_id = f.id, last_source_id = l.id from past_sources f, past_sources l
      where pg_temp.share(t.id::text) >= l.since and pg_temp.share(t.id::text) < l.until
        and pg_temp.share(t.id::text || 'first') >= f.since and pg_temp.share(t.id::text || 'first') < f.until
        and not exists (
          select from subscription_charges c join subscriptions s on s.id = c.subscription_id
          where c.order_id = t.id and s.order_id <> t.id)`);
  await client.query(WRITE_DAYS);
}

/** More came each month, and fewer on Sundays; whoever bought had seen the product and the checkout. */
const WRITE_DAYS = `
  with today as (select (now() at time zone interval '7 hours')::date as today),
  days as (
    select day::date, 0.5 + 0.5 * n / 180 - case when extract(isodow from day) = 7 then 0.2 else 0 end as size
    from today, generate_series(1, 180) n, lateral (select today - 181 + n) as d (day)),
  sold as (
    select (o.created_at at time zone interval '7 hours')::date as day, o.last_source_id as source_id, i.product_id,
      count(distinct o.id) as orders
    from orders o join order_items i on i.order_id = o.id where o.last_source_id is not null group by 1, 2, 3),
  wanted as (select product_id from sold group by product_id),
  looked as (
    select d.day, s.id as source_id, w.product_id, coalesce(b.orders, 0) as orders, chance.share
    from days d cross join past_sources s cross join wanted w
    left join sold b on b.day = d.day and b.source_id = s.id and b.product_id = w.product_id
    cross join lateral (select pg_temp.share(concat(d.day, s.id, w.product_id)) as share) as chance
    where b.orders > 0 or chance.share < s.visits / 100.0 * d.size),
  of_products as (
    select day, source_id, product_id, (orders * 4 + 1 + share * 10)::int as visits,
      (orders + case when share < 0.05 then 1 else 0 end)::int as checkouts
    from looked),
  of_site as (
    select d.day, s.id as source_id,
      (s.visits * d.size * (0.7 + 0.6 * pg_temp.share(concat(d.day, s.id))))::int + coalesce(p.visits, 0) as visits,
      coalesce(p.visits, 0) as product_visits,
      greatest(coalesce(p.checkouts, 0), coalesce(b.orders, 0)) as checkouts
    from days d cross join past_sources s
    left join (
      select day, source_id, sum(visits)::int as visits, sum(checkouts)::int as checkouts
      from of_products group by 1, 2) p on p.day = d.day and p.source_id = s.id
    left join (
      select day, source_id, sum(orders)::int as orders from sold group by 1, 2) b on b.day = d.day and b.source_id = s.id),
  closed as (update visit_closing set closed_until = today from today)
  insert into visit_days (day, class, source_id, product_id, visits, product_visits, checkouts)
  select day, 'person', source_id, null::uuid, visits, product_visits, checkouts from of_site
  union all
  select day, 'person', source_id, product_id, visits, visits, checkouts from of_products
  union all
  select day, 'person', null, product_id, sum(visits), sum(visits), sum(checkouts) from of_products group by day, product_id
  union all
  select day, 'crawler', source_id, null, ceil(visits * 0.4), 0, 0 from of_site
  where source_id = (select id from past_sources order by visits desc limit 1)`;
