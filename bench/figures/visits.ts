import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { composeVisits } from '#server/compose/compose-visits.ts';
import { createScope } from '#server/http/scope.ts';
import { systemClock } from '#server/platform/clock.ts';
import { createLogger } from '#server/platform/telemetry/logger.ts';
import { atLeast, atMost, type Figure, median, percentile } from '../figure.ts';
import type { LargeShop } from '../stage.ts';

const BATCH = 1_000;
const ROUNDS = 41;
const WARM_UP = 5;
const PHONE = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';

/**
 * Visits a second from the body of a request to the row (parsed, classified, keyed, buffered, written), without the
 * network, beside the bare insert of the same rows in batches of the same size.
 */
export async function measureVisits({ database_url }: { readonly database_url: string }): Promise<Figure> {
  const pool = new pg.Pool({ connectionString: database_url, max: 2 });
  try {
    const [ours, limit]: [number[], number[]] = [[], []];
    const receive = receiver(pool);
    for (let round = 0; round < WARM_UP; round++) await receive(arrivedRequests());
    for (let round = 0; round < ROUNDS; round++) {
      const arrived = arrivedRequests();
      ours.push(await visitsPerSecond(() => receive(arrived)));
      limit.push(await visitsPerSecond(() => insertRaw(pool)));
    }
    const ratio = median(ours) / median(limit);
    return {
      ...{ name: 'visits', unit: 'visits/s', ours: median(ours), limit: median(limit), ratio },
      targets: [atLeast('ratio', ratio, 0.35)],
      notes: { batch: BATCH },
    };
  } finally {
    await pool.end();
  }
}

async function visitsPerSecond(writeBatch: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await writeBatch();
  return (BATCH * 1_000) / (performance.now() - begun);
}

const ORIGIN = 'http://localhost';

/** Requests as they arrived, which the measured time does not include. */
const arrivedRequests = () =>
  Array.from({ length: BATCH }, (_, n) => {
    const request = new Request(`${ORIGIN}/visits`, {
      method: 'POST',
      headers: { 'user-agent': PHONE, origin: ORIGIN },
      body: `/blog?utm_source=instagram&utm_campaign=c${n % 20}\n\nfalse`,
    });
    return { request, scope: createScope(`203.0.${n % 250}.${n % 7}`) };
  });

function receiver(pool: pg.Pool): (arrived: ReturnType<typeof arrivedRequests>) => Promise<void> {
  const { served, settle } = composeVisits({
    config: { rate_limit_factor: 1e6 },
    db: { pool },
    logger: createLogger('warn'),
    clock: systemClock,
  });
  return async (arrived) => {
    for (const { request, scope } of arrived) await served.receiveVisit(request, scope);
    await settle();
  };
}

async function insertRaw(pool: pg.Pool): Promise<void> {
  const keys = Array.from({ length: BATCH }, () => randomUUID());
  await pool.query({
    name: 'raw visits',
    text: `insert into visits (visitor, at, class, step, source_id)
      select visitor, now(), 'person', 'page', 1 from unnest($1::uuid[]) as g(visitor)`,
    values: [keys],
  });
}

const LOOKS = 40;
const MOST_MS = 300;

/** A year of ten thousand visits a day, of which 150 buy, from 40 sources to 30 products; today's are raw. */
export async function measureFunnel(shop: LargeShop): Promise<readonly Figure[]> {
  const pool = new pg.Pool({ connectionString: shop.database_url, max: 1 });
  try {
    await pool.query(YEAR_OF_VISITS);
    const { rows } = await pool.query<{ id: string }>(
      'select id from products where not is_subscription limit 1',
    );
    const year = '/api/admin/reports/visits?period=1y';
    return [
      await measureReport(shop, { name: 'funnel:year', path: year }),
      await measureReport(shop, { name: 'funnel:product', path: `${year}&product_id=${rows[0]?.id}` }),
      await measureReport(shop, { name: 'funnel:30-days', path: '/api/admin/reports/visits' }),
    ];
  } finally {
    await pool.end();
  }
}

async function measureReport(
  { app_url, admin_token }: LargeShop,
  { name, path }: { readonly name: string; readonly path: string },
): Promise<Figure> {
  const latencies: number[] = [];
  for (let look = -5; look < LOOKS; look++) {
    const begun = performance.now();
    const answer = await fetch(app_url + path, { headers: { authorization: `Bearer ${admin_token}` } });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    await answer.arrayBuffer();
    if (look >= 0) latencies.push(performance.now() - begun);
  }
  const p95 = percentile(latencies, 0.95);
  const targets = [atMost('p95 ms', p95, MOST_MS)];
  const notes = { p50_ms: percentile(latencies, 0.5) };
  return { name, unit: 'ms p95', ours: p95, limit: null, ratio: null, targets, notes };
}

const YEAR_OF_VISITS = `
  truncate visits, visit_days, source_days;
  insert into traffic_sources (channel, name) select 'campaign', 'bench-' || n from generate_series(1, 40) n
  on conflict do nothing;
  create temporary table of_bench on commit drop as
  select id, row_number() over (order by id) as n from traffic_sources where name like 'bench-%';
  insert into visit_days (day, class, source_id, product_id, visits, product_visits, checkouts)
  select current_date - d, 'person', s.id, null, 250, 100, 15 from generate_series(1, 364) d, of_bench s;
  insert into visit_days (day, class, source_id, product_id, visits, product_visits, checkouts)
  select current_date - d, 'person', s.id, p.id, 4, 4, 1 from generate_series(1, 364) d, of_bench s,
    (select id from products where not is_subscription order by id limit 30) p;
  insert into visit_days (day, class, source_id, product_id, visits, product_visits, checkouts)
  select day, class, null, product_id, sum(visits), sum(product_visits), sum(checkouts)
  from visit_days where product_id is not null group by day, class, product_id;
  update visit_closing set closed_until = current_date;
  insert into visits (visitor, at, class, step, source_id, product_id)
  select md5(v::text)::uuid, now(), 'person', (array['page', 'product', 'checkout'])[step], s.id,
    case when step > 1 then (select id from products where not is_subscription order by id offset v % 30 limit 1) end
  from generate_series(1, 10000) v, generate_series(1, 3) step, of_bench s where s.n = 1 + v % 40;
  update orders o set last_source_id = s.id from of_bench s where s.n = 1 + abs(hashtext(o.id::text)) % 40;
  insert into source_days (day, source_id, product_id, orders, amount_bigint)
  select c.day, c.source_id, c.product_id, c.orders, c.amount_bigint
  from sales_closing, count_source_days('2000-01-01', closed_until) as c;
  analyze visits, visit_days, source_days;`;
