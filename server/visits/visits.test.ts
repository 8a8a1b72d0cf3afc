import type { Database } from '#server/platform/database/db.ts';
import { readSnapshot } from '#server/platform/database/read-snapshot.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { DAY_MS } from '#shared/time/dates.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { makeProduct } from '#tests/support/shop/products.ts';
import { openPage, PHONE } from '#tests/support/shop/visits.ts';
import { classOf } from './receive-visit.routes.ts';

const visitsOf = async ({ pool }: Database) => {
  const { rows } = await pool.query(
    `select class, step, channel, name, product_id from visits v join traffic_sources s on s.id = v.source_id
     order by at, step`,
  );
  return rows;
};
const visitorsOf = async ({ pool }: Database) => {
  const { rows } = await pool.query<{ visitor: string }>('select distinct visitor from visits');
  return rows.map(({ visitor }) => visitor);
};

describe('a visit', () => {
  test('is kept with its class, step, product and source, and with nothing of who came', async ({ db }) => {
    const app = createComposedApp(db);
    const product = await makeProduct(db);
    const { rows } = await db.pool.query<{ slug: string }>('select slug from products where id = $1', [
      product.id,
    ]);
    const slug = rows[0]?.slug ?? '';
    expect(await openPage(app, { path: '/', referrer: 'https://chatgpt.com/' })).toBe(204);
    await openPage(app, { path: `/en/product/${slug}`, address: '203.0.113.77' });
    await openPage(app, {
      path: `/checkout/${slug}`,
      tags: { fbclid: 'IwAR0', email: 'sari@contoh.example' },
    });
    await openPage(app, {
      path: '/blog',
      agent: 'Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)',
    });
    await openPage(app, { path: '/blog', webdriver: 'true' });
    const direct = { channel: 'direct', name: 'direct' };
    expect(await visitsOf(db)).toEqual([
      { class: 'person', step: 'page', channel: 'assistant', name: 'chatgpt', product_id: null },
      { class: 'person', step: 'product', ...direct, product_id: product.id },
      { class: 'person', step: 'checkout', ...direct, product_id: product.id },
      { class: 'crawler', step: 'page', ...direct, product_id: null },
      { class: 'headless', step: 'page', ...direct, product_id: null },
    ]);
    const kept = await db.pool.query('select to_jsonb(v)::text as row from visits v');
    expect(JSON.stringify(kept.rows)).not.toMatch(/127\.0\.0\.1|203\.0\.113|Mozilla|Android|IwAR|sari/);
  });

  test.for([
    { path: '/user/billing' },
    { path: '/admin/orders' },
    { path: '/purchase/7e0c8b4e' },
    { path: '/m/rahasia' },
    { path: 'https://jahat.example/' },
    { path: '//jahat.example/' },
    { path: '/x\n\nfalse\n' },
    { path: '/', headers: { dnt: '1' } },
    { path: '/', headers: { 'sec-gpc': '1' } },
    { path: '/', tags: { utm_source: 'a'.repeat(2_000) } },
    { path: '/', webdriver: 'yes' },
  ])('is answered and dropped: %j', async (page, { db }) => {
    const app = createComposedApp(db);
    expect(await openPage(app, page)).toBe(204);
    expect(await visitsOf(db)).toEqual([]);
  });

  test('of another site is refused, and a network is bounded', async ({ db }) => {
    const app = createComposedApp(db, { environment: { RATE_LIMIT_FACTOR: '0.025' } });
    expect(await openPage(app, { path: '/', headers: { origin: 'https://jahat.example' } })).toBe(403);
    for (let n = 0; n < 5; n++) await openPage(app, { path: '/' });
    expect(await visitsOf(db)).toHaveLength(3);
    await openPage(app, { path: '/', address: '203.0.113.9' });
    expect(await visitsOf(db)).toHaveLength(4);
  });

  test('has a key for each browser, network and day, whose secret goes with its day', async ({ db }) => {
    let now = new Date('2026-11-28T16:59:59Z');
    const clock = { now: () => now };
    const app = createComposedApp(db, { overrides: { clock } });
    await openPage(app, { path: '/' });
    await openPage(app, { path: '/blog' });
    expect(await visitorsOf(db)).toHaveLength(1);
    // The same day in another process.
    await openPage(createComposedApp(db, { overrides: { clock } }), { path: '/' });
    expect(await visitorsOf(db)).toHaveLength(1);
    await openPage(app, { path: '/', agent: `${PHONE} Edg/140` });
    await openPage(app, { path: '/', address: '203.0.113.9' });
    expect(await visitorsOf(db)).toHaveLength(3);
    now = new Date('2026-11-28T17:00:00Z');
    await openPage(app, { path: '/' });
    expect(await visitorsOf(db)).toHaveLength(4);
    await app.jobs.find(({ name }) => name === 'close-visit-days')?.run({});
    const { rows } = await db.pool.query("select to_char(day, 'YYYY-MM-DD') as day from visit_salts");
    expect(rows).toEqual([{ day: '2026-11-29' }]);
  });

  test('is taken off the state that pages are made of, with every transaction that wrote it', async ({
    db,
  }) => {
    const app = createComposedApp(db);
    await openPage(app, { path: '/' });
    await openPage(app, { path: '/blog' });
    await openPage(app, { path: '/', tags: { utm_source: 'radio' } });
    const { rows } = await db.pool.query(`
      select (select flushes from visit_flushes) as flushes, count(distinct xmin::text)::int as transactions
      from (select xmin from visits union all select xmin from traffic_sources where channel <> 'other') as written`);
    expect(rows).toEqual([{ flushes: 5, transactions: 5 }]);
    const before = Number(await readSnapshot(db));
    // Other tests write at the same time, but not as much.
    await db.pool.query('update visit_flushes set flushes = flushes + 1000000');
    expect(Number(await readSnapshot(db))).toBeLessThan(before - 900_000);
  });

  test('is kept for 30 days, and its sums for ever', async ({ db }) => {
    let now = new Date('2026-11-01T05:00:00Z');
    const app = createComposedApp(db, { overrides: { clock: { now: () => now } } });
    await openPage(app, { path: '/', tags: { utm_source: 'instagram' } });
    await openPage(app, { path: '/blog' });
    const sums = async () => {
      const { rows } = await db.pool.query(
        "select to_char(day, 'YYYY-MM-DD') as day, name, visits from visits_by_day v join traffic_sources s on s.id = source_id",
      );
      return rows;
    };
    const close = async (days: number) => {
      now = new Date(now.getTime() + days * DAY_MS);
      await app.jobs.find(({ name }) => name === 'close-visit-days')?.run({});
    };
    const sum = { day: '2026-11-01', name: 'instagram', visits: 1 };
    expect(await sums()).toEqual([sum]);
    await close(1);
    expect(await sums()).toEqual([sum]);
    await close(28);
    expect(await visitsOf(db)).toHaveLength(2);
    await close(2);
    expect(await visitsOf(db)).toEqual([]);
    expect(await sums()).toEqual([sum]);
  });

  /** Inserts fail with this SQLSTATE. */
  const failWith = (db: Database, code: string) =>
    db.pool.query(`
      create function fail() returns trigger language plpgsql as $$
        begin raise sqlstate '${code}'; end $$;
      create trigger fail before insert on visits for each statement execute function fail()`);

  test.for([
    { problem: 'waits in memory while the database is away', code: '53200', kept: 2 },
    { problem: 'that the database refuses keeps no other one from being written', code: '23514', kept: 1 },
  ])('$problem', async ({ code, kept }, { db }) => {
    const app = createComposedApp(db);
    await failWith(db, code);
    await openPage(app, { path: '/' });
    await db.pool.query('drop trigger fail on visits');
    expect(await visitsOf(db)).toEqual([]);
    await openPage(app, { path: '/blog' });
    expect(await visitsOf(db)).toHaveLength(kept);
  });
});

test.for([
  [PHONE, 'person'],
  ['Mozilla/5.0 (Windows NT 10.0) HeadlessChrome/140.0', 'headless'],
  ['Googlebot/2.1 (+http://www.google.com/bot.html)', 'crawler'],
  ['Mozilla/5.0 (compatible; ClaudeBot/1.0; +claudebot@anthropic.com)', 'crawler'],
  ['Mozilla/5.0 (compatible; PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)', 'crawler'],
  ['', 'crawler'],
])('%s is a %s', ([agent = '', expected]) => {
  expect(classOf(agent, false)).toBe(expected);
});
