import type { Database } from '#server/platform/database/db.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import { listSavedViews, removeView, saveView } from './index.ts';
import { MAX_SAVED_VIEWS } from './saved-views.queries.ts';

const failed = { list: '/admin/orders', name: 'Gagal', query: 'status=failed' };

async function two(db: Database) {
  const [{ id: mine }, { id: other }] = [await makePerson(db), await makePerson(db)];
  const namesOf = async (id: string) =>
    (await listSavedViews(db.orm, id)).map(({ name, query }) => [name, query]);
  return { mine, other, namesOf };
}

test('a view is kept for its person alone; the same name takes its place, on each list its own', async ({
  db,
}) => {
  const { mine, other, namesOf } = await two(db);
  await saveView(db, mine, failed);
  await saveView(db, mine, { ...failed, query: 'status=failed&sort=created_at' });
  await saveView(db, mine, { ...failed, list: '/admin/payments?tab=webhooks' });
  expect(await namesOf(mine)).toEqual([
    ['Gagal', 'status=failed&sort=created_at'],
    ['Gagal', 'status=failed'],
  ]);
  const [first] = await listSavedViews(db.orm, mine);
  expect(await removeView(db, other, first?.id ?? '')).toMatchObject({
    refusal: { code: 'SAVED_VIEW_NOT_FOUND' },
  });
  expect((await namesOf(mine)).length).toBe(2);
  await removeView(db, mine, first?.id ?? '');
  expect([await namesOf(mine), await namesOf(other)]).toEqual([[['Gagal', 'status=failed']], []]);
});

test('there is an end to them, for many tabs at once, too; one that is there can still be changed', async ({
  db,
}) => {
  const { mine } = await two(db);
  const each = Array.from({ length: MAX_SAVED_VIEWS + 5 }, (_, i) => ({ ...failed, name: `Tab ${i}` }));
  const saved = await Promise.all(each.map((view) => saveView(db, mine, view)));
  expect(saved.filter(({ ok }) => ok).length).toBe(MAX_SAVED_VIEWS);
  expect(saved.find(({ ok }) => !ok)).toMatchObject({ refusal: { code: 'SAVED_VIEWS_FULL' } });
  const [kept] = await listSavedViews(db.orm, mine);
  expect(
    await saveView(db, mine, { ...failed, name: kept?.name ?? '', query: 'status=pending' }),
  ).toMatchObject({
    ok: true,
  });
});

test('an address that is no list of the back-office can not be written', async ({ db }) => {
  const { mine } = await two(db);
  for (const list of ['//evil.example', '/admin/../login', 'javascript:alert(1)'])
    await expect(saveView(db, mine, { ...failed, list })).rejects.toThrow();
});
