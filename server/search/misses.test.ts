import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { succeed } from '#shared/result.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { makePost } from '#tests/support/shop/content.ts';
import { forgetMisses, listMisses, noteMiss } from './index.ts';

describe('what was not found', () => {
  const misses = async (db: Database) =>
    (await listMisses(db.orm, { sort: '-times', limit: 50, offset: 0 })).misses.map(({ words, times }) => [
      words,
      times,
    ]);

  test('is counted by words, and names nobody', async ({ db }) => {
    const app = createComposedApp(db);
    await makePost(db, { title: 'Stok' });
    const ask = (query: string) => app.get(`/api/search?search=${encodeURIComponent(query)}`);
    expect((await ask('stok')).status).toBe(200);
    for (const typed of ['mesin j', 'mesin jah', 'mesin  Jahit']) await ask(typed);
    await ask('mesin jahit');
    await app.get('/api/search?search=mesin%20jahit&page=2');
    for (const personal of ['budi@contoh.example', '0812 3456 7890', '3174-0112-9001']) await ask(personal);
    expect(await misses(db)).toEqual([['mesin jahit', 2]]);
  });

  test('is kept for 90 days, and no flood of nonsense fills the table', async ({ db }) => {
    await noteMiss(db, 'mesin jahit', 'id');
    await db.pool.query("update search_misses set last_at = now() - interval '91 days'");
    await noteMiss(db, 'bordir', 'id');
    await withTx(db, async (tx) => succeed(await forgetMisses(tx)));
    expect(await misses(db)).toEqual([['bordir', 1]]);
    await db.pool.query(
      "insert into search_misses (language, words) select 'id', 'kata ' || n from generate_series(1, 5000) n",
    );
    await noteMiss(db, 'satu lagi', 'id');
    await noteMiss(db, 'bordir', 'id');
    expect((await misses(db))[0]).toEqual(['bordir', 2]);
    expect((await db.pool.query("select from search_misses where words = 'satu lagi'")).rowCount).toBe(0);
  });
});
