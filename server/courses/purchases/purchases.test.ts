import { redeemGift } from '#server/orders/index.ts';
import { systemClock } from '#server/platform/clock.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import {
  buyProduct,
  courseContent,
  makeHeldCourse,
  openLearningFixture,
  revokeAllHoldings,
  SECRET,
} from '#tests/support/shop/courses.ts';
import { buyGifts } from '#tests/support/shop/gifts.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import { makeProduct } from '#tests/support/shop/products.ts';
import { getPurchase, listPurchases, recordLessonProgress } from '../index.ts';

const firstPage = { sort: 'recent', limit: 20, offset: 0 } as const;
const watched_at = new Date('2026-11-20T08:00:00Z');

describe('the list of purchases', () => {
  test('[PORT-030] has what is held, searched, filtered and sorted, and how far each course is', async ({
    db,
  }) => {
    const owner = await makePerson(db, { balance: 1_000_000 });
    const course = await makeHeldCourse(db, { owner, title: 'Kelas Zaitun' });
    const template = await makeProduct(db, { title: 'Bagan 100% kas', type: 'template' });
    await buyProduct(db, owner, template);
    const user_id = owner.id;
    await recordLessonProgress(
      { db, clock: systemClock },
      {
        user_id,
        slug: course.slug,
        lesson_id: 'a',
        position_seconds: 0,
        is_done: true,
        watched_at,
      },
    );
    const titles = async (query: Partial<Parameters<typeof listPurchases>[1]> = {}) => {
      const list = await listPurchases(db.orm, { ...firstPage, user_id, ...query }, new Date());
      return list.purchases.map(({ product }) => product.title);
    };
    expect(await titles()).toEqual(['Bagan 100% kas', 'Kelas Zaitun']);
    expect(await titles({ sort: 'activity' })).toEqual(['Kelas Zaitun', 'Bagan 100% kas']);
    expect(await titles({ sort: 'title' })).toEqual(['Bagan 100% kas', 'Kelas Zaitun']);
    expect(await titles({ search: 'ZAIT' })).toEqual(['Kelas Zaitun']);
    expect(await titles({ search: '0%' })).toEqual(['Bagan 100% kas']);
    expect(await titles({ search: '_' })).toEqual([]);
    expect(await titles({ type: 'e_course' })).toEqual(['Kelas Zaitun']);
    expect(await titles({ limit: 1, offset: 1 })).toEqual(['Kelas Zaitun']);
    const list = await listPurchases(db.orm, { ...firstPage, user_id }, new Date());
    expect(list).toMatchObject({ total: 2, types: ['e_course', 'template'] });
    expect(list.purchases.map(({ progress }) => progress)).toEqual([
      null,
      { lessons_total: 3, lessons_done: 1, percent: 33 },
    ]);
    expect(list.in_hand).toMatchObject({ slug: course.slug, module_title: 'Awal', lesson: { id: 'b' } });
  });

  test('leaves subscriptions to their own page, and what has ended to nobody', async ({ db }) => {
    const owner = await makePerson(db, { balance: 1_000_000 });
    const course = await makeHeldCourse(db, { owner });
    const paper = await makeProduct(db, {
      type: 'subscription_service',
      is_subscription: true,
      billing_cycle: 'monthly',
    });
    await db.pool.query('insert into user_products (user_id, product_id) values ($1, $2)', [
      owner.id,
      paper.id,
    ]);
    const query = { ...firstPage, user_id: owner.id };
    expect(
      (await listPurchases(db.orm, query, new Date())).purchases.map(({ product_id }) => product_id),
    ).toEqual([course.id]);
    await revokeAllHoldings(db, owner.id);
    expect(await listPurchases(db.orm, query, new Date())).toEqual({
      purchases: [],
      total: 0,
      types: [],
      in_hand: null,
    });
  });

  test('goes on with nothing that is finished or was never begun', async ({ db }) => {
    const { owner, slug } = await makeHeldCourse(db);
    const inHand = async () =>
      (await listPurchases(db.orm, { ...firstPage, user_id: owner.id }, new Date())).in_hand;
    expect(await inHand()).toBeNull();
    for (const lesson_id of ['a', 'b', 'c']) {
      await recordLessonProgress(
        { db, clock: systemClock },
        {
          user_id: owner.id,
          slug,
          lesson_id,
          position_seconds: 0,
          is_done: true,
          watched_at,
        },
      );
    }
    expect(await inHand()).toBeNull();
  });
});

describe('a purchase', () => {
  test('[PORT-031, ENT-017] shows its owner every section, the course, and what was paid when', async ({
    db,
  }) => {
    const fixture = await openLearningFixture(db);
    const { owner, slug, title } = await makeHeldCourse(db, { price: 75_000 });
    const found = await getPurchase(fixture, owner.id, slug);
    expect(found).toMatchObject({
      ok: true,
      value: {
        product: { slug, title, type: 'e_course' },
        holding: { price_bigint: 7_500_000, download_count: 0, last_downloaded_at: null },
        sections: [{ type: 'hero' }, { type: 'resources', content: `<p>${SECRET}</p>` }],
        course: { progress: { lessons_total: 3, lessons_done: 0, percent: 0 }, resume_lesson_id: 'a' },
        files: [],
        certificate: null,
      },
    });
    await fixture.clear();
  });

  test('that was a gift tells nothing of what the giver ordered and paid', async ({ db }) => {
    const fixture = await openLearningFixture(db);
    const friend = await makePerson(db);
    const product = await makeProduct(db, { ...courseContent, slug: 'kelas-hadiah' });
    const [code = ''] = (await buyGifts(db, 1, { product })).codes;
    expect((await redeemGift(db, { user_id: friend.id, code })).ok).toBe(true);
    const found = await getPurchase(fixture, friend.id, 'kelas-hadiah');
    expect(found).toMatchObject({
      ok: true,
      value: { holding: { order_id: null, price_bigint: null, is_gift: true } },
    });
    await fixture.clear();
  });

  test('of a product that is no longer sold stays open', async ({ db }) => {
    const fixture = await openLearningFixture(db);
    const { owner, slug } = await makeHeldCourse(db);
    await db.pool.query('update products set is_active = false');
    expect((await getPurchase(fixture, owner.id, slug)).ok).toBe(true);
    await fixture.clear();
  });

  test('[PORT-032] is refused without an active holding, in the same words as what does not exist', async ({
    db,
  }) => {
    const fixture = await openLearningFixture(db);
    const { owner, slug } = await makeHeldCourse(db);
    const denied = { ok: false, refusal: { code: 'ACCESS_DENIED' } };
    expect(await getPurchase(fixture, (await makePerson(db)).id, slug)).toEqual(denied);
    expect(await getPurchase(fixture, owner.id, 'tidak-ada')).toEqual(denied);
    await revokeAllHoldings(db, owner.id);
    expect(await getPurchase(fixture, owner.id, slug)).toEqual(denied);
    await fixture.clear();
  });
});
