import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { readBooks } from '#tests/support/shop/books.ts';
import { auditOf, productCalls, service, template } from './expectations/product-asks.ts';
import { openStage } from './stage.ts';

describe('a product', () => {
  test('[AAPI-005, AAPI-007, AAPI-038, AENT-001, AENT-002, AENT-003, AENT-005, AENT-006, AENT-008, AENT-009, APRD-068, APRD-070, APRD-071, APRD-072] is added with clean HTML, a free address, features of both forms and one featured image', async ({
    db,
  }) => {
    const stage = await openStage(db);
    const { get, post } = productCalls(stage);
    const media = ['video', 'image', 'image'].map((type, place) => ({
      type,
      url: `/media/${place}`,
      sort_order: place,
    }));
    const { body, status } = await post('', {
      title: 'Kelas AI: untuk  Toko!',
      price: 0,
      product_type: 'e_course',
      description: '<p onclick="x()">Halo<script>x()</script></p>',
      features: ['Lama', { text: 'Baru', icon: 'book' }],
      media_gallery: media,
      launch_date: '2026-12-31T00:00:00Z',
    });
    expect(status).toBe(200);
    expect(body.product).toMatchObject({
      slug: 'kelas-ai-untuk-toko',
      type: 'e_course',
      currency: 'IDR',
      description: '<p>Halo</p>',
      features: [
        { text: 'Lama', icon: 'default' },
        { text: 'Baru', icon: 'book' },
      ],
      images: ['/media/1', '/media/2'],
      videos: ['/media/0'],
      launch_date: '2026-12-31T00:00:00.000Z',
      version: 1,
    });
    expect(body.product.media_gallery.map((m: { is_featured: boolean }) => m.is_featured)).toEqual([
      false,
      true,
      false,
    ]);
    const again = await post('', template('Kelas AI untuk toko'));
    expect(again.body.product.slug).toBe('kelas-ai-untuk-toko-2');
    expect((await get(`/${body.product.id}`)).body.product).toMatchObject({
      title: 'Kelas AI: untuk Toko!',
    });
    const taken = await post('', template('Lain', { slug: 'kelas-ai-untuk-toko' }));
    expect([taken.status, taken.body.code]).toEqual([409, 'SLUG_TAKEN']);
  });

  test('[APRD-063, APRD-064, AAPI-006, AENT-010, AENT-011, AENT-013] a subscription that says neither is a monthly service that renews, and is found as one only', async ({
    db,
  }) => {
    const stage = await openStage(db);
    const { get, post, patch } = productCalls(stage);
    const { body } = await post(
      '',
      service('Langganan', { variants: [{ name: 'Dasar', price: 1000, billing_cycle: 'monthly' }] }),
    );
    expect(body.product).toMatchObject({
      type: 'subscription_service',
      billing_cycle: 'monthly',
      auto_renewal: true,
      variants: [{ name: 'Dasar' }],
    });
    // What is advertised is what a plan asks for (DECISIONS 61), and the audit log keeps what was stored.
    expect(body.product.price).toBe(1000);
    const edited = await patch(`/${body.product.id}`, { price: 5, is_featured: true });
    expect(edited.body.product.price).toBe(1000);
    const { rows } = await db.pool.query(
      "select after from audit_entries where action = 'product.updated' and subject_id = $1",
      [body.product.id],
    );
    expect(rows).toEqual([{ after: { is_featured: true } }]);
    expect((await get(`/${body.product.id}?is_subscription=true`)).status).toBe(200);
    expect((await get(`/${body.product.id}?is_subscription=false`)).status).toBe(404);
  });

  test('[APRD-074] a subscription has no limit of use: one is refused', async ({ db }) => {
    const { post } = productCalls(await openStage(db));
    const variants = [{ name: 'Dasar', price: 1000, billing_cycle: 'monthly' }];
    const withLimit = (limit: object) => post('', service('Langganan', { variants, ...limit }));
    expect((await withLimit({ max_usage_limit: 0 })).status).toBe(422);
    expect((await withLimit({})).body.product).not.toHaveProperty('max_usage_limit');
  });

  test('[APRD-065, APRD-066, APRD-067, APRD-073, AENT-007, AENT-012, AVAR-001, AVAR-002, AVAR-004, AVAR-005] is refused at the field that is wrong', async ({
    db,
  }) => {
    const stage = await openStage(db);
    const { post } = productCalls(stage);
    const before = await readBooks(db);
    const cases: readonly (readonly [object, string])[] = [
      [template(''), 'title'],
      [{ title: 'X', type: 'template' }, 'price'],
      [template('X', { price: '50000' }), 'price'],
      [template('X', { price: -1 }), 'price'],
      [{ title: 'X', price: 1 }, 'type'],
      [template('X', { type: 'api_access' }), 'type'],
      [template('X', { slug: 'Tidak Boleh' }), 'slug'],
      [template('X', { features: [{ text: 'a', icon: 'kapal' }] }), 'features.0'],
      [template('X', { cta_link: 'javascript:alert(1)' }), 'cta_link'],
      [service('X', { trial_period_days: -1 }), 'trial_period_days'],
      [service('X', { variants: [{ price: 1, billing_cycle: 'monthly' }] }), 'variants.0.name'],
      [service('X', { variants: [{ name: 'A', billing_cycle: 'monthly' }] }), 'variants.0.price'],
      [
        service('X', { variants: [{ name: 'A', price: 1, billing_cycle: 'dekade' }] }),
        'variants.0.billing_cycle',
      ],
      [
        service('X', { variants: [{ name: 'A', price: 1, billing_cycle: 'daily', access_level: 'raja' }] }),
        'variants.0.access_level',
      ],
      [
        template('X', { content_metadata: { sections: [{ id: 'a', type: 'kapal' }] } }),
        'content_metadata.sections.0.type',
      ],
      [
        template('X', {
          content_metadata: {
            sections: [{ id: 'a', type: 'hero', media: { type: 'link', url: 'javascript:x()', alt: '' } }],
          },
        }),
        'content_metadata.sections.0.media.url',
      ],
    ];
    for (const [product, field] of cases) {
      const { status, body } = await post('', product);
      expect([field, status, Object.keys(body.fields ?? {})]).toEqual([field, 422, [field]]);
    }
    const gone = `/api/media/${randomUUID()}/1x1-ffffff.png`;
    const image = { type: 'image', url: gone };
    const lost = await post(
      '',
      template('X', {
        media_gallery: [{ type: 'image', url: '/media/0' }, image],
        modules: [{ lessons: [{ body: `<img src="${gone}">` }, { file_id: randomUUID() }] }],
      }),
    );
    expect([lost.status, lost.body.code, lost.body.details]).toEqual([
      409,
      'MEDIA_MISSING',
      { fields: ['media_gallery.1.url', 'modules.0.lessons.0.body', 'modules.0.lessons.1.file_id'] },
    ]);
    expect(await readBooks(db)).toEqual(before);
  });

  test('[AAPI-008, AAPI-009, AAPI-039, AAPI-040, APRD-069, APRD-081] is changed by both forms, keeps its address, and an editor who began earlier is told what became of it', async ({
    db,
  }) => {
    const stage = await openStage(db);
    const { post, put, patch } = productCalls(stage);
    const { product } = (await post('', template('Awal'))).body;
    const first = await patch(`/${product.id}`, { title: 'Judul lain', price: 60_000, version: 1 });
    expect(first.body.product).toMatchObject({ title: 'Judul lain', slug: 'awal', version: 2 });
    const late = await patch(`/${product.id}`, { price: 10, version: 1 });
    expect([late.status, late.body.code]).toEqual([409, 'PRODUCT_CHANGED']);
    expect(late.body.details.product).toMatchObject({ price: 60_000, updated_by: 'Orang admin' });
    const whole = await put(`?id=${product.id}`, { ...first.body.product, is_featured: true });
    expect(whole.body.product).toMatchObject({ is_featured: true, price: 60_000, version: 3 });
    const same = await patch(`/${product.id}`, { is_featured: true });
    expect(same.body.product.version).toBe(3);
    const lost = { type: 'image', url: `/api/media/${randomUUID()}/1x1-ffffff.png` };
    const withLost = await patch(`/${product.id}`, { media_gallery: [lost] });
    expect([withLost.status, withLost.body.details]).toEqual([409, { fields: ['media_gallery.0.url'] }]);
    expect((await auditOf(stage, product.id)).map(({ action, after }) => [action, after])).toEqual([
      ['product.created', expect.objectContaining({ price: 50_000 })],
      ['product.updated', { title: 'Judul lain', price: 60_000 }],
      ['product.updated', { is_featured: true }],
    ]);
    const switches = ['is_active', 'is_featured', 'coming_soon'] as const;
    const states: unknown[] = [];
    for (const name of switches) {
      const before = (await patch(`/${product.id}`, {})).body.product;
      const after = (await patch(`/${product.id}`, { [name]: !before[name] })).body.product;
      states.push(switches.filter((other) => before[other] !== after[other]));
    }
    expect(states).toEqual([['is_active'], ['is_featured'], ['coming_soon']]);
    const renamed = await patch(`/${product.id}`, { slug: 'alamat-sendiri' });
    expect(renamed.body.product.slug).toBe('alamat-sendiri');
  });

  test('[AAPI-011, AAPI-041, AAPI-042] is deleted by both forms, but not when somebody bought it', async ({
    db,
  }) => {
    const stage = await openStage(db);
    const { get, post, remove } = productCalls(stage);
    for (const path of [(id: string) => `/${id}`, (id: string) => `?id=${id}`]) {
      const { product } = (
        await post(
          '',
          service('Sementara', { variants: [{ name: 'A', price: 1, billing_cycle: 'monthly' }] }),
        )
      ).body;
      expect((await remove(path(product.id))).status).toBe(200);
      expect((await get(`/${product.id}`)).status).toBe(404);
      expect((await auditOf(stage, product.id)).at(-1)?.action).toBe('product.deleted');
    }
    const refused = await remove(`/${stage.product.id}`);
    expect([refused.status, refused.body.code]).toEqual([409, 'PRODUCT_IN_USE']);
    expect((await get(`/${stage.product.id}`)).status).toBe(200);
  });

  test('[AAPI-043] has its stock set to a number, and its variants', async ({ db }) => {
    const stage = await openStage(db);
    const { post, patch } = productCalls(stage);
    const variant = { name: 'A', price: 1, billing_cycle: 'one_time', stock: 4 };
    const { product } = (await post('', template('Terbatas', { stock: 5, variants: [variant] }))).body;
    const path = `/${product.id}/stock`;
    expect((await patch(path, { quantity: 2 })).body).toEqual({ old_stock: 5, new_stock: 2 });
    const variant_id = product.variants[0].id;
    expect((await patch(path, { quantity: 0, variant_id })).body).toEqual({ old_stock: 4, new_stock: 0 });
    expect((await patch(path, { quantity: null })).body).toEqual({ old_stock: 2, new_stock: null });
    expect((await patch(path, { quantity: 1, variant_id: randomUUID() })).body.code).toBe('VARIANT_UNKNOWN');
  });

  test('[AAPI-044, AAPI-045, AENT-015, AVAR-003, AVAR-006, AVAR-007] keeps the ids of its variants, drops those that are gone, and only switches off one that somebody subscribed to', async ({
    db,
  }) => {
    const stage = await openStage(db);
    const { get, post, patch } = productCalls(stage);
    const { product } = (await post('', service('Paket'))).body;
    const full = {
      name: 'Bulanan',
      price: 90_000,
      stock: null,
      metadata: { warna: 'biru' },
      details: 'Untuk satu toko',
      features: [{ text: 'Cepat', icon: 'tools' }],
      specifications: { kuota: 100 },
      subscription_content: 'Isi',
      subscription_example: 'Contoh',
      is_subscription: true,
      billing_cycle: 'monthly',
      usage_limits: { chat: 10 },
      service_endpoints: ['/v1/chat'],
      access_level: 'basic',
    };
    const { variant } = (await post(`/${product.id}/variants`, full)).body;
    expect(variant).toMatchObject({ ...full, product_id: product.id });
    const second = (
      await post(`/${product.id}/variants`, { ...full, name: 'Tahunan', billing_cycle: 'yearly' })
    ).body;
    const headers = { 'idempotency-key': randomUUID() };
    const order = { product_id: product.id, plan: variant.id, price: 90_000 };
    const bought = await stage.send('user', {
      method: 'POST',
      path: '/api/subscriptions',
      headers,
      body: order,
    });
    expect(bought.status).toBe(200);
    const kept = await patch(`/${product.id}`, {
      variants: [{ ...full, name: 'Mingguan', billing_cycle: 'weekly' }],
    });
    const names = kept.body.product.variants.map((v: { name: string; is_active: boolean }) => [
      v.name,
      v.is_active,
    ]);
    expect(names.toSorted()).toEqual([
      ['Bulanan', false],
      ['Mingguan', true],
    ]);
    expect(JSON.stringify(kept.body.product.variants)).not.toContain(second.variant.id);
    const foreign = await patch(`/${product.id}`, { variants: [{ ...full, id: randomUUID() }] });
    expect(foreign.body.code).toBe('VARIANT_UNKNOWN');
    expect((await get(`/${product.id}/variants`)).body.variants).toHaveLength(2);
  });

  test('is copied with its variants, unsold and under an address of its own', async ({ db }) => {
    const stage = await openStage(db);
    const { post } = productCalls(stage);
    const variant = { name: 'A', price: 1, billing_cycle: 'monthly' };
    const { product } = (await post('', service('Asli', { is_featured: true, variants: [variant] }))).body;
    const copy = (await post(`/${product.id}/duplicate`, {})).body.product;
    expect(copy).toMatchObject({
      title: 'Asli (salinan)',
      slug: 'asli-salinan',
      is_active: false,
      is_featured: false,
    });
    expect(copy.variants).toMatchObject([{ name: 'A', product_id: copy.id }]);
  });

  test('DECISIONS 19: two admins who add the same title at once get two addresses', async ({ db }) => {
    const stage = await openStage(db);
    const { post } = productCalls(stage);
    const made = await Promise.all([1, 2, 3].map(() => post('', template('Serentak'))));
    expect(made.map(({ body }) => body.product.slug).toSorted()).toEqual([
      'serentak',
      'serentak-2',
      'serentak-3',
    ]);
  });
});
