import { readConsumption } from '#server/compose/read-consumption.ts';
import type { Database } from '#server/platform/database/db.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { hourFromNow, makeHeldClass } from '#tests/support/shop/classes.ts';

const nothing = { consumed_percent: 0, download_count: 0 };

const readUse = async (db: Database) => {
  const { rows } = await db.pool.query<{ user_id: string; product_id: string }>(
    'select user_id, product_id from user_products',
  );
  return readConsumption(db.orm, rows);
};

async function usedOf(db: Database, hours: readonly Date[], boughtHoursAgo: number) {
  await makeHeldClass(db, hours);
  await db.pool.query("update user_products set purchased_at = now() - $1 * interval '1 hour'", [
    boughtHoursAgo,
  ]);
  return (await readUse(db))[0];
}

test('[DECISIONS 56, DECISIONS 65] a class is used once a session of it has begun, and not before', async ({
  db,
}) => {
  expect(await usedOf(db, [hourFromNow(24), hourFromNow(48)], 30)).toEqual(nothing);
});

test('a session that began after the purchase is all of it, whether its holder came or not', async ({
  db,
}) => {
  expect(await usedOf(db, [hourFromNow(-5), hourFromNow(48)], 30)).toMatchObject({ consumed_percent: 100 });
});

test('a session that was over before the purchase is none of it', async ({ db }) => {
  expect(await usedOf(db, [hourFromNow(-5), hourFromNow(48)], 1)).toEqual(nothing);
});

test('a course that also meets is used by its lessons, as it is sold', async ({ db }) => {
  const used = await usedOf(db, [hourFromNow(-5)], 30);
  await db.pool.query("update products set type = 'e_course'");
  expect([used?.consumed_percent, await readUse(db)]).toEqual([100, [nothing]]);
});
