import fc from 'fast-check';
import { getProduct } from '#server/catalog/index.ts';
import { revokeHolding } from '#server/orders/index.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { succeed } from '#shared/result.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { readBooks } from '#tests/support/shop/books.ts';
import { buyGifts } from '#tests/support/shop/gifts.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import { makeProduct } from '#tests/support/shop/products.ts';
import { listReviews, listUnreviewed, readOwnReview, removeReview, writeReview } from './index.ts';
import { summarise } from './reviews.rules.ts';

const first = { page: 1, limit: 5 };

describe('a review', () => {
  test('is one per holder: written, changed, removed', async ({ db }) => {
    const { buyer, product } = await buyGifts(db, 0);
    const review = { user_id: buyer.id, product_id: product.id };
    expect(await writeReview(db, { ...review, rating: 2, body: 'Kurang rinci.' })).toEqual({
      ok: true,
      value: null,
    });
    await writeReview(db, { ...review, rating: 5, body: 'Sudah diperbarui, lengkap.' });
    expect(await readOwnReview(db.orm, buyer.id, product.id)).toEqual({
      review: { rating: 5, body: 'Sudah diperbarui, lengkap.' },
      can_review: true,
    });
    expect(await listReviews(db.orm, product.id, first)).toMatchObject({
      value: { total: 1, average: 5, reviews: [{ author: 'Sari W.', is_edited: true }] },
    });
    expect((await removeReview(db, buyer.id, product.id)).ok).toBe(true);
    expect(await removeReview(db, buyer.id, product.id)).toEqual({
      ok: false,
      refusal: { code: 'REVIEW_NOT_FOUND' },
    });
    expect(await getProduct(db.orm, product.id)).toMatchObject({
      value: { rating_average: null, rating_count: 0 },
    });
  });

  test('is asked for a week after buying, of what was used, once', async ({ db }) => {
    const { buyer, product } = await buyGifts(db, 0);
    const asked = async () => (await listUnreviewed(db.orm, buyer.id, 2)).map(({ id }) => id);
    const hold = (change: string) => db.pool.query(`update user_products set ${change}`);
    await hold('download_count = 1');
    expect(await asked()).toEqual([]);
    await hold("purchased_at = now() - interval '8 days'");
    expect(await asked()).toEqual([product.id]);
    await hold('download_count = 0');
    expect(await asked()).toEqual([]);
    await hold('download_count = 1');
    await writeReview(db, { user_id: buyer.id, product_id: product.id, rating: 4, body: '' });
    expect(await asked()).toEqual([]);
  });

  test('is refused without a current holding, also by the database', async ({ db }) => {
    const { buyer, product, order_id } = await buyGifts(db, 0);
    const stranger = await makePerson(db);
    await writeReview(db, { user_id: buyer.id, product_id: product.id, rating: 4, body: '' });
    await withTx(db, async (tx) => succeed(await revokeHolding(tx, { order_id, product_id: product.id })));
    const books = await readBooks(db);
    for (const { id } of [stranger, buyer]) {
      const refused = await writeReview(db, { user_id: id, product_id: product.id, rating: 1, body: '' });
      expect(refused).toEqual({ ok: false, refusal: { code: 'NOT_OWNED' } });
      const insert = 'insert into reviews (user_id, product_id, rating) values ($1, $2, 1)';
      await expect(db.pool.query(insert, [id, product.id])).rejects.toThrow('only an owner reviews');
    }
    await expect(db.pool.query('update reviews set rating = 1')).rejects.toThrow('only an owner reviews');
    expect(await readBooks(db)).toEqual(books);
    expect((await readOwnReview(db.orm, buyer.id, product.id)).review).toEqual({ rating: 4, body: '' });
  });

  test('[PROD-005] counts in the average and the distribution of its product, and of no other', async ({
    db,
  }) => {
    const product = await makeProduct(db, { slug: 'dinilai' });
    for (const rating of [5, 4, 4, 1, 5, 4]) {
      const { buyer } = await buyGifts(db, 0, { product });
      await writeReview(db, { user_id: buyer.id, product_id: product.id, rating, body: `Nilai ${rating}` });
    }
    const { buyer, product: other } = await buyGifts(db, 0);
    await writeReview(db, { user_id: buyer.id, product_id: other.id, rating: 1, body: '' });
    const page = await listReviews(db.orm, 'dinilai', { page: 2, limit: 4 });
    expect(page).toMatchObject({
      value: {
        total: 6,
        average: 3.8,
        distribution: [
          { rating: 5, total: 2 },
          { rating: 4, total: 3 },
          { rating: 3, total: 0 },
          { rating: 2, total: 0 },
          { rating: 1, total: 1 },
        ],
        reviews: [{ body: 'Nilai 4' }, { body: 'Nilai 5' }],
      },
    });
    expect(await getProduct(db.orm, 'dinilai')).toMatchObject({
      value: { rating_average: 3.8, rating_count: 6 },
    });
  });

  test('of a product not for sale is not listed', async ({ db }) => {
    const { id } = await makeProduct(db, { is_active: false });
    expect(await listReviews(db.orm, id, first)).toEqual({
      ok: false,
      refusal: { code: 'PRODUCT_NOT_FOUND' },
    });
  });
});

test('an average lies between the worst and the best rating, and the distribution counts every review', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 60 }), (given) => {
      const counts = [...Map.groupBy(given, (rating) => rating)].map(([rating, all]) => ({
        rating,
        total: all.length,
      }));
      const { average, total, distribution } = summarise(counts);
      expect(total).toBe(given.length);
      expect(average).toBeGreaterThanOrEqual(Math.min(...given));
      expect(average).toBeLessThanOrEqual(Math.max(...given));
      expect(distribution.reduce((sum, count) => sum + count.total, 0)).toBe(given.length);
    }),
    { seed: 20_261_122 },
  );
});
