import { revokeHolding } from '#server/orders/index.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { succeed } from '#shared/result.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { CLASS_PLACE, hourFromNow, makeHeldClass, sessionsOf } from '#tests/support/shop/classes.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import { listHeldSessions, readClassFile } from './index.ts';

const now = new Date();

describe('[DECISIONS 65] the sessions of a class, for its holder', () => {
  test('come in their order, with their place until they are over', async ({ db }) => {
    const { holder, product } = await makeHeldClass(db, [hourFromNow(48), hourFromNow(-5), hourFromNow(-1)]);
    const sessions = await listHeldSessions(db.orm, { user_id: holder.id, now });
    expect(sessions.map(({ number, count, place }) => [number, count, place])).toEqual([
      [1, 3, null],
      [2, 3, CLASS_PLACE],
      [3, 3, CLASS_PLACE],
    ]);
    expect(sessions[0]).toMatchObject({ product: { id: product.id }, place_kind: 'meeting' });
  });

  test('are one file for a calendar', async ({ db }) => {
    const { holder, product } = await makeHeldClass(db, [hourFromNow(24), hourFromNow(48)]);
    const { rows } = await db.pool.query<{ slug: string }>('select slug from products where id = $1', [
      product.id,
    ]);
    const slug = rows[0]?.slug ?? '';
    const file = await readClassFile(db.orm, { user_id: holder.id, slug, now });
    const text = file.ok ? await new Response(file.value.content).text() : '';
    const ids = (await sessionsOf(db, product)).map(({ id }) => `UID:class-session-${id}`);
    expect(text.match(/UID:.*/g)?.map((line) => line.trim())).toEqual(ids);
    expect(text).toContain(`LOCATION:${CLASS_PLACE}`);
    const other = await makePerson(db);
    expect(await readClassFile(db.orm, { user_id: other.id, slug, now })).toMatchObject({ ok: false });
  });

  test('are nobody else’s, and no longer theirs when the purchase is taken back', async ({ db }) => {
    const { holder, product } = await makeHeldClass(db, [hourFromNow(24)]);
    const other = await makePerson(db);
    expect(await listHeldSessions(db.orm, { user_id: other.id, now })).toEqual([]);
    const { rows } = await db.pool.query<{ order_id: string }>('select order_id from user_products');
    const order_id = rows[0]?.order_id ?? '';
    await withTx(db, async (tx) => succeed(await revokeHolding(tx, { order_id, product_id: product.id })));
    expect(await listHeldSessions(db.orm, { user_id: holder.id, now })).toEqual([]);
  });
});
