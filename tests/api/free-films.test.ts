import { createProduct } from '#contract/catalog/admin-products.ts';
import { getFreeFilm, getProductContent } from '#contract/catalog/product-content.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { storePreparedFilm } from '#tests/support/shop/prepared-film.ts';
import { openStage, type Stage } from './stage.ts';

async function courseWith(stage: Stage, is_subscription: boolean) {
  const video = { file_id: await storePreparedFilm(stage), captions_file_id: null };
  const lesson = { type: 'video', title: 'A', video };
  const lessons = [
    { ...lesson, id: 'milik' },
    { ...lesson, id: 'coba', is_preview: true },
    { id: 'baca', title: 'B', type: 'text', body: '<p>Halo</p>', is_preview: true },
  ];
  const body = {
    ...{ is_subscription, title: 'Kelas uji', price: 50_000, modules: [{ title: 'Awal', lessons }] },
    ...(is_subscription ? { type: 'subscription_service', billing_cycle: 'monthly' } : { type: 'e_course' }),
  };
  const made = await stage.send('admin', { method: 'POST', path: '/api/admin/products', body });
  return createProduct.output.parse(await made.json()).product;
}

test.for([false, true])(
  'a free lesson plays in every size for everybody, of a subscription (%s) too, and no other lesson does',
  async (is_subscription, { db }) => {
    const stage = await openStage(db);
    const product = await courseWith(stage, is_subscription);
    const ask = (lesson: string) =>
      stage.send('visitor', { method: 'GET', path: `/api/products/${product.slug}/lessons/${lesson}/film` });
    const answer = await ask('coba');
    expect(answer.headers.get('cache-control')).toMatch(/no-store/);
    const { film } = getFreeFilm.output.parse(await answer.json());
    const lasts = Date.parse(film?.expires_at ?? '') - Date.now();
    expect(lasts).toBeGreaterThan(4 * 60_000);
    expect(lasts).toBeLessThan(10 * 60_000);
    const list = await stage.send('visitor', { method: 'GET', path: `${film?.url}master.m3u8` });
    expect([list.status, await list.text()]).toEqual([200, '#EXTM3U\n']);
    const native = (lesson: string) =>
      stage.send('visitor', {
        method: 'GET',
        path: `/api/products/${product.slug}/lessons/${lesson}/film/master.m3u8`,
      });
    expect((await native('coba')).status, 'for a player that keeps its first address').toBe(200);
    for (const other of ['milik', 'baca', 'tidak-ada']) {
      expect([other, (await native(other)).status]).toEqual([other, 404]);
    }
    for (const other of ['milik', 'baca', 'tidak-ada']) {
      expect([other, (await ask(other)).status]).toEqual([other, 404]);
    }
    // A film that is not prepared is played as it was uploaded.
    await db.pool.query("update films set state = 'waiting', folder = null");
    expect(await (await ask('coba')).json()).toEqual({ film: null });
    await db.pool.query('update products set is_active = false where id = $1', [product.id]);
    expect((await ask('coba')).status).toBe(404);
    expect((await native('coba')).status).toBe(404);
  },
);

test('the page of a course shows the picture and the length of a free film, from when it is prepared', async ({
  db,
}) => {
  const stage = await openStage(db);
  const product = await courseWith(stage, false);
  const films = async () => {
    const answer = await stage.send('visitor', {
      method: 'GET',
      path: `/api/products/${product.slug}/content`,
    });
    return getProductContent.output.parse(await answer.json()).previews.map(({ id, film }) => [id, film]);
  };
  const poster_url = `/api/products/${product.slug}/lessons/coba/film/poster.jpg`;
  expect(await films()).toEqual([
    ['coba', { poster_url, duration_seconds: 2 }],
    ['baca', null],
  ]);
  const picture = await stage.send('visitor', { method: 'GET', path: poster_url });
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  await db.pool.query("update films set state = 'working', folder = null");
  expect(await films()).toContainEqual(['coba', null]);
  const payloads: string[] = [];
  const listener = await db.pool.connect();
  listener.on('notification', ({ payload = '' }) => payloads.push(payload));
  await listener.query('listen content_changed');
  await db.pool.query('update films set percent = 50');
  await db.pool.query("update films set state = 'ready', folder = '0123456789abcdef'");
  // Notifications arrive before the response to a later query.
  await listener.query('select 1');
  expect(payloads, 'kept pages are made anew').toEqual(['products']);
  listener.release(true);
});
