import { expect, test } from '#tests/support/machine/database.ts';
import { buyProduct, SECRET } from '#tests/support/shop/courses.ts';
import { productCalls, template } from './expectations/product-asks.ts';
import { openStage } from './stage.ts';

const lesson = (id: string, more: object = {}) => ({
  id,
  title: id,
  body: `<p>${SECRET} ${id}</p>`,
  ...more,
});
const course = (...lessons: readonly object[]) =>
  template('Kelas bertahap', { type: 'e_course', lessons_in_order: true, modules: [{ lessons }] });

test('a course that opens step by step says so before it is bought, and hands out nothing of a lesson that waits', async ({
  db,
}) => {
  const stage = await openStage(db);
  const { post } = productCalls(stage);
  const made = await post(
    '',
    course(
      lesson('a', { is_preview: true }),
      lesson('b'),
      lesson('c'),
      lesson('d', { opens_after_days: 14 }),
      lesson('e', { opens_at: '2099-12-03T19:00:00+07:00' }),
    ),
  );
  const { product } = made.body;
  expect(product.modules[0].lessons[4]).toMatchObject({ opens_at: '2099-12-03T12:00:00.000Z' });
  const get = async (path: string, caller: 'visitor' | 'user' = 'user') => {
    const answer = await stage.send(caller, { method: 'GET', path });
    return { status: answer.status, text: await answer.text() };
  };
  const page = JSON.parse((await get(`/api/products/${product.slug}`, 'visitor')).text);
  expect(page.product).toMatchObject({
    lessons_in_order: true,
    lessons_open_over_days: 14,
    lessons_open_until: '2099-12-03T12:00:00.000Z',
  });
  const free = JSON.parse((await get(`/api/products/${product.slug}/content`, 'visitor')).text);
  expect(free.previews.map(({ id }: { id: string }) => id)).toEqual(['a']);

  await buyProduct(db, stage.buyer, product);
  const read = (id: string) => get(`/api/purchases/${product.slug}/lessons/${id}`);
  expect((await read('a')).status).toBe(200);
  for (const [id, reason] of [
    ['b', 'order'],
    ['c', 'order'],
    ['d', 'date'],
    ['e', 'date'],
  ] as const) {
    const { status, text } = await read(id);
    expect([status, JSON.parse(text)]).toMatchObject([409, { code: 'LESSON_LOCKED', details: { reason } }]);
    expect(text).not.toContain(SECRET);
  }
  expect((await read('z')).status).toBe(404);
  expect((await get(`/api/purchases/${product.slug}`)).text).not.toContain(SECRET);
});

test('a lesson waits for whole days or a day that there is, and for one of both', async ({ db }) => {
  const { post } = productCalls(await openStage(db));
  for (const opening of [
    { opens_after_days: 1.5 },
    { opens_after_days: -1 },
    { opens_at: '2026-02-31T00:00:00Z' },
    { opens_at: 'besok' },
    { opens_after_days: 3, opens_at: '2026-12-03T19:00:00+07:00' },
  ]) {
    expect((await post('', course(lesson('a', opening)))).status, JSON.stringify(opening)).toBe(422);
  }
});
