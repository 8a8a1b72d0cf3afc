import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/db.ts';
import { MAX_COUNTED } from '#shared/lists.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { contains, type Search, search } from './list-search.ts';

const row = sql`looked_through`;

const listed = (words: string): Search => ({
  from: row,
  id: sql`${row}.id`,
  filter: undefined,
  order: [sql`${row}.n`],
  hits: contains(sql`${row}.search_text`, words),
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
  test('names all of few hits, wherever they are, and how many come before the page', async ({ db }) => {
    await fill(db, 9000, "case when n % 3000 = 0 then 'jarang' else 'lain' end");
    const found = await search(db.orm, listed('jarang'), page);
    expect({ ...found, ids: found.ids?.toSorted() }).toEqual({
      total: 3,
      ids: ['r3000', 'r6000', 'r9000'],
      offset: 3,
    });
  });

  test('meets frequent hits on its way, and names those of the page alone', async ({ db }) => {
    await fill(db, 6000, "case when n % 10 = 0 then 'sering' else 'lain' end");
    const found = await search(db.orm, listed('sering'), page);
    expect(found).toEqual({ total: MAX_COUNTED, ids: ['r40', 'r50', 'r60'], offset: 0 });
  });

  test('counts hits that are crowded at the beginning to their end', async ({ db }) => {
    await fill(db, 21_000, "case when n <= 300 or n > 20900 then 'awal' else 'lain' end");
    const { total, ids, offset } = await search(db.orm, listed('awal'), page);
    expect([total, ids?.length, offset]).toEqual([400, 400, 3]);
  });

  test('leaves to the list what is too much to name and too far to meet', async ({ db }) => {
    await fill(db, 9000, "case when n > 7000 then 'ekor' else 'lain' end");
    expect(await search(db.orm, listed('ekor'), page)).toEqual({ total: MAX_COUNTED, ids: null, offset: 3 });
  });

  test('takes letters of any size, and signs of patterns as they are', async ({ db }) => {
    await fill(db, 3, "(array['100% kopi', '100 kopi', 'a_b'])[n]");
    const finds = async (hits: Search['hits']) => (await search(db.orm, { ...listed(''), hits }, page)).ids;
    const text = sql`${row}.search_text`;
    expect(await finds(contains(text, '00% KO'))).toEqual(['r1']);
    expect(await finds(contains(text, 'A_B'))).toEqual(['r3']);
  });
});
