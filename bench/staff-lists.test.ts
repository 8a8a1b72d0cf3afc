import type pg from 'pg';
import { vi } from 'vitest';
import { z } from 'zod';
import { createComposedApp } from '../server/testing/composed-app.ts';
import { describe, expect, test } from '../tests/support/machine/database.ts';
import { staffLists, staffReports, viewsOf } from './figures/lists.ts';
import { searchedLists, typedWords } from './figures/searches.ts';
import { seedLargeShop, signInAdmin } from './large-shop.ts';
import { BENCH_SECRET } from './population.ts';

const size = { people: 2000, products: 1000, posts: 2000, leads: 2000, orders: 2000 };

/** Tables that grow with the business; the rest are small for ever. */
const readsWhole =
  /Seq Scan on (products|blog_posts|case_studies|leads|form_submissions|users|people|orders|wallets|payments|webhook_events|audit_entries|ledger_entries|ledger_postings|order_items|subscriptions|subscription_charges)\b/;
/** A page of twenty or more that is cut off a sorted table, instead of off an index that has the order. */
const sortsAll = /Limit +\(\S+ rows=\d{2,} [^\n]*\n\s*->\s+(Incremental )?Sort/;

/** The plan of a statement when reading a whole table counts as dear: it is only read whole where no index helps. */
async function planOf(pool: pg.Pool, text: string, values: unknown[]): Promise<string> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local enable_seqscan = off');
    const { rows } = await client.query(`explain ${text}`, values);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/** Statements that a request made, as the driver got them. */
function statementsOf(calls: readonly (readonly unknown[])[]) {
  return calls.flatMap(([config, values]) => {
    const text = typeof config === 'string' ? config : statement.safeParse(config).data?.text;
    const parameters = z.array(z.unknown()).safeParse(values);
    return text !== undefined && /^\s*(select|with)\b/i.test(text)
      ? [{ text, values: parameters.data ?? [] }]
      : [];
  });
}
const statement = z.object({ text: z.string() });

describe('the lists and reports of the staff', () => {
  test('read no growing table whole, whatever page, search or period is asked', async ({ db }) => {
    await seedLargeShop(db.pool, size);
    const environment = { AUTH_SECRET: BENCH_SECRET, RATE_LIMIT_FACTOR: '1000' };
    const app = createComposedApp(db, { environment });
    const authorization = `Bearer ${await signInAdmin(db.pool)}`;
    const query = vi.spyOn(db.pool, 'query');
    const slow: string[] = [];
    for (const { list, view, path } of [...views, ...reports]) {
      query.mockClear();
      expect((await app.get(path, { authorization })).status).toBe(200);
      const statements = statementsOf(query.mock.calls);
      expect(statements.length).toBeGreaterThan(0);
      for (const { text, values } of statements) {
        const plan = await planOf(db.pool, text, values);
        const isSlow = readsWhole.test(plan) || (isPage(view) && sortsAll.test(plan));
        if (isSlow) slow.push(`${list} ${view}: ${text}\n${plan}`);
      }
    }
    expect(slow).toEqual([]);
  });
});

describe('every search', () => {
  test.for(['id', 'en'] as const)('finds rare words by a trigram index, in %s', async (language, { db }) => {
    await seedLargeShop(db.pool, size);
    const environment = { AUTH_SECRET: BENCH_SECRET, RATE_LIMIT_FACTOR: '1000' };
    const app = createComposedApp(db, { environment });
    const headers = { authorization: `Bearer ${await signInAdmin(db.pool)}`, 'accept-language': language };
    const query = vi.spyOn(db.pool, 'query');
    for (const list of searchedLists) {
      query.mockClear();
      const typed = encodeURIComponent(typedWords(list).mistyped ?? '');
      expect((await app.get(`${list.path}${typed}`, headers)).status).toBe(200);
      const searches = statementsOf(query.mock.calls).filter(({ text }) =>
        /search_text|search_words|search_passages/.test(text),
      );
      expect(searches, list.name).not.toEqual([]);
      for (const { text, values } of searches) {
        const plan = await planOf(db.pool, text, values);
        expect(plan, list.name).toMatch(/Bitmap Index Scan on \w+_(search|search_text|near)\b/);
        expect(plan, list.name).not.toMatch(readsWhole);
      }
    }
  });
});

const views = staffLists.flatMap((list) =>
  Object.entries(viewsOf(list)).map(([view, query]) => ({
    list: list.name,
    view,
    path: `${list.path}${query}`,
  })),
);
const reports = staffReports(new Date()).map(({ name, path }) => ({ list: name, view: 'report', path }));
/** A search may sort what it has found. */
const isPage = (view: string) => view === 'first' || view === 'last';
