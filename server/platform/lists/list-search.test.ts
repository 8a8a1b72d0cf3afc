import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/db.ts';
import { MAX_COUNTED } from '#shared/lists.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { type Search, search } from './list-search.ts';
import { wordMatch } from './word-match.ts';

const row = sql`looked_through`;

const listed = (words: string): Search => ({
  from: row,
  id: sql`${row}.id`,
  filter: undefined,
  order: [sql`${row}.n`],
  match: wordMatch(sql`${row}.search_text`, words),
});

async function fill(db: Database, rows: number, word: string): Promise<void> {
  await db.pool.query(
    'create table looked_through (n integer primary key, id text not null, search_text text not null)',
  );
  await db.pool.query(
    `insert into looked_through select n, 'r' || n, ${word} from generate_series(1, $1::integer) n`,
    [rows],
  );
}
const page = { limit: 3, offset: 3 };

describe('a search through a list', () => {
  test('counts few hits, wherever they are, and names those of the page in order', async ({ db }) => {
    await fill(db, 9000, "case when n % 1000 = 0 then 'jarang' else 'lain' end");
    const found = await search(db.orm, listed('jarang'), page);
    expect(found).toEqual({ total: 9, ids: ['r4000', 'r5000', 'r6000'], offset: 0 });
  });

  test('meets frequent hits on its way, and stops counting', async ({ db }) => {
    await fill(db, 6000, "case when n % 10 = 0 then 'sering' else 'lain' end");
    const found = await search(db.orm, listed('sering'), page);
    expect(found).toEqual({ total: MAX_COUNTED, ids: ['r40', 'r50', 'r60'], offset: 0 });
  });

  test('counts hits that are crowded at the beginning to their end', async ({ db }) => {
    await fill(db, 21_000, "case when n <= 300 or n > 20900 then 'awal' else 'lain' end");
    const found = await search(db.orm, listed('awal'), { limit: 2, offset: 299 });
    expect(found).toEqual({ total: 400, ids: ['r300', 'r20901'], offset: 0 });
  });

  test('finds the first of many hits that are far from the beginning', async ({ db }) => {
    await fill(db, 9000, "case when n > 7000 then 'ekor' else 'lain' end");
    const found = await search(db.orm, listed('ekor'), page);
    expect(found).toEqual({ total: MAX_COUNTED, ids: ['r7004', 'r7005', 'r7006'], offset: 0 });
  });

  test('reorders what it counted by relevance', async ({ db }) => {
    await fill(
      db,
      100,
      "case when n % 50 = 0 then 'kopi susu' when n % 10 = 0 then 'susu kopi' else 'lain' end",
    );
    const relevance = [sql`${row}.search_text`];
    const found = await search(db.orm, { ...listed('susu kopi'), relevance }, { limit: 4, offset: 0 });
    expect(found).toEqual({ total: 10, ids: ['r50', 'r100', 'r10', 'r20'], offset: 0 });
  });

  test('looks for signs and short words among the first rows alone', async ({ db }) => {
    await fill(db, 6000, "case when n % 1500 = 0 then 'a+ #1' else 'lain' end");
    for (const words of ['#1', 'a+', '+ #'])
      expect(await search(db.orm, listed(words), { limit: 5, offset: 0 })).toEqual({
        total: 3,
        ids: ['r1500', 'r3000', 'r4500'],
        offset: 0,
      });
  });
});
