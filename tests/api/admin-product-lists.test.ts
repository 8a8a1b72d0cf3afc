import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { auditOf, productCalls, service, template, titles, URL } from './expectations/product-asks.ts';
import { openStage } from './stage.ts';

describe('lists of products', () => {
  test('[AAPI-003, AAPI-004, AAPI-037, APRD-003, AENT-004] are of one kind, in their order, searched and filtered, with how many there are', async ({
    db,
  }) => {
    const stage = await openStage(db);
    const { get, post } = productCalls(stage);
    for (const title of ['Beta', 'Alfa']) await post('', template(title));
    await post('', template('Gamma', { description: '<p>untuk KLINIK</p>', is_active: false }));
    await post('', service('Layanan', { billing_cycle: 'yearly', is_featured: true }));
    const kind = '?is_subscription=false';
    const all = await get(`${kind}&sort=sort_order`);
    expect(titles(all).slice(1)).toEqual(['Beta', 'Alfa', 'Gamma']);
    expect(all.body.total).toBe(4);
    expect(all.body.products[1].content_metadata).toEqual({ sections: [] });
    const last = await get(`${kind}&limit=2&offset=2`);
    expect([titles(last), last.body.total]).toEqual([['Alfa', 'Gamma'], 4]);
    expect(titles(await get(`${kind}&search=klinik`))).toEqual(['Gamma']);
    expect(titles(await get(`${kind}&search=aLF`))).toEqual(['Alfa']);
    expect(titles(await get(`${kind}&search=%25`))).toEqual([]);
    expect(titles(await get(`${kind}&status=inactive`))).toEqual(['Gamma']);
    const byTitle: string[] = titles(await get(`${kind}&sort=-title`));
    expect(byTitle.filter((title) => /^(Alfa|Beta|Gamma)$/.test(title))).toEqual(['Gamma', 'Beta', 'Alfa']);
    expect(titles(await get('?is_subscription=true'))).toEqual(['Layanan']);
    expect(titles(await get('?is_subscription=true&billing_cycle=monthly'))).toEqual([]);
    expect(titles(await get('?featured=featured'))).toEqual(['Layanan']);
    expect((await get(`${kind}&featured=not_featured`)).body.total).toBe(4);
  });

  test('[AAPI-010, APRD-036, APRD-037] a new order is written at once and numbered from 1; a list that changed meanwhile stays as it is', async ({
    db,
  }) => {
    const stage = await openStage(db);
    const { get, post, put } = productCalls(stage);
    for (const title of ['A', 'B', 'C', 'D']) await post('', service(title));
    const { body } = await get('?is_subscription=true');
    const [a, b, c, d] = body.products.map(({ id }: { id: string }) => id);
    const move = (offset: number, before: string[], ids: string[]) =>
      put('/order', { is_subscription: true, offset, before, ids });
    expect((await move(1, [b, c, d], [d, b, c])).status).toBe(200);
    const after = await get('?is_subscription=true');
    expect(titles(after)).toEqual(['A', 'D', 'B', 'C']);
    expect(after.body.products.map((row: { sort_order: number }) => row.sort_order)).toEqual([1, 2, 3, 4]);
    for (const [offset, before, ids] of [
      [1, [b, c, d], [c, b, d]],
      [0, [a, d], [a, b]],
    ] as const) {
      const refused = await move(offset, [...before], [...ids]);
      expect([refused.status, refused.body.code]).toEqual([409, 'LIST_CHANGED']);
    }
    expect(titles(await get('?is_subscription=true'))).toEqual(['A', 'D', 'B', 'C']);
  });

  test('a step with many products is done with all or none, once for a key, and every price is in the audit log', async ({
    db,
  }) => {
    const stage = await openStage(db);
    const { get, post } = productCalls(stage);
    const made = [await post('', template('Satu')), await post('', template('Dua', { price: 333 }))];
    const ids = made.map(({ body }) => body.product.id);
    const step = { action: 'price_by', percent: -10 };
    const headers = { 'idempotency-key': randomUUID() };
    const send = (body: unknown) =>
      stage.send('admin', { method: 'POST', path: `${URL}/bulk`, headers, body });
    for (const _ of [1, 2]) expect(await (await send({ ids, step })).json()).toEqual({ changed: 2 });
    expect((await send({ ids, step: { ...step, percent: -20 } })).status).toBe(409);
    const prices = await Promise.all(ids.map(async (id) => (await get(`/${id}`)).body.product.price));
    expect(prices).toEqual([45_000, 299]);
    expect((await auditOf(stage, ids[0])).at(-1)).toEqual({
      action: 'product.updated',
      before: { price: 50_000 },
      after: { price: 45_000 },
    });
    const filter = { is_subscription: false, search: 'satu' };
    expect((await post('/bulk', { filter, step: { action: 'feature' } })).body).toEqual({ changed: 1 });
    expect((await auditOf(stage, ids[0])).at(-1)).toMatchObject({ after: { is_featured: true } });
    for (const target of [{}, { ids, filter }])
      expect((await post('/bulk', { ...target, step: { action: 'feature' } })).status).toBe(422);
    const missing = await post('/bulk', { ids: [...ids, randomUUID()], step: { action: 'deactivate' } });
    expect(missing.body.code).toBe('PRODUCT_NOT_FOUND');
    expect((await get(`/${ids[0]}`)).body.product.is_active).toBe(true);
    await post('/bulk', { ids, step: { action: 'archive' } });
    expect(titles(await get('?archived=yes'))).toEqual(['Satu', 'Dua']);
    expect((await post('/bulk', { ids, step: { action: 'activate' } })).body.code).toBe('PRODUCT_ARCHIVED');
    await post('/bulk', { ids, step: { action: 'restore' } });
    expect((await get('?archived=yes')).body.total).toBe(0);
  });
});

describe('a table of products', () => {
  const csv = (text: string, dry_run: boolean) => ({ csv: text, is_subscription: false, dry_run });

  test('is reported row by row before anything is written, and then written whole or not at all', async ({
    db,
  }) => {
    const stage = await openStage(db);
    const { get, post } = productCalls(stage);
    await post('', template('Lama'));
    const sound = 'slug;title;price;type;tags\nlama;Lama;75000;template;a; \n;Baru;0;e_course;x'.replace(
      'a; ',
      'a',
    );
    const dry = (await post('/import', csv(sound, true))).body;
    expect(dry).toMatchObject({ created: 1, updated: 1, refused: 0, is_written: false });
    expect(dry.rows[0]).toMatchObject({
      line: 2,
      outcome: 'update',
      changes: [
        { field: 'price', before: '50000', after: '75000' },
        { field: 'tags', before: '', after: 'a' },
      ],
    });
    expect((await get('?search=Baru')).body.total).toBe(0);
    const broken = `${sound}\n;Tanpa harga;;template;`;
    const refused = (await post('/import', csv(broken, false))).body;
    expect(refused).toMatchObject({ refused: 1, is_written: false });
    expect(refused.rows[2].problems).toEqual([
      { field: 'price', message: 'Isi harganya; 0 berarti gratis.' },
    ]);
    expect((await get('?search=Lama')).body.products[0].price).toBe(50_000);
    expect((await post('/import', csv(sound, false))).body.is_written).toBe(true);
    expect((await get('?search=Lama')).body.products[0].price).toBe(75_000);
    expect((await get('?search=Baru')).body.products[0]).toMatchObject({ slug: 'baru', type: 'e_course' });
    const unread = await post('/import', csv('judul,harga\nA,1', true));
    expect([unread.status, unread.body.error]).toEqual([
      422,
      'Berkas ini tidak dapat dibaca sebagai CSV. Kolom "judul" tidak dikenal.',
    ]);
  });

  test('takes what an Indonesian Excel makes of yes and no, and names the encoding of a file that is not UTF-8', async ({
    db,
  }) => {
    const { get, post } = productCalls(await openStage(db));
    const rows = [
      'Menyala;template;1;BENAR;salah',
      'Padam;template;1;SALAH;Benar',
      'Rusak;template;1;BETUL;1',
    ];
    const head = 'sep=;\ntitle;type;price;is_active;is_featured\n;;;;\n';
    const [sound, broken] = [head + rows.slice(0, 2).join('\n'), head + rows.join('\n')];
    const refused = (await post('/import', csv(broken, false))).body;
    expect(refused.rows.map((row: { line: number }) => row.line)).toEqual([4, 5, 6]);
    expect(refused.rows[2].problems).toMatchObject([{ field: 'is_active' }]);
    expect((await post('/import', csv(sound, false))).body.is_written).toBe(true);
    for (const [title, is_active] of [
      ['Menyala', true],
      ['Padam', false],
    ] as const)
      expect((await get(`?search=${title}`)).body.products).toMatchObject([
        { title, is_active, is_featured: !is_active },
      ]);
    const foreign = await post('/import', csv('title,type,price\nCaf\uFFFD,template,1', true));
    expect([foreign.status, foreign.body.error]).toEqual([
      422,
      'Berkas ini tidak dapat dibaca sebagai CSV. Berkas ini ditulis sebagai Windows-1252, bukan UTF-8. Di Excel, simpan sebagai “CSV UTF-8 (Comma delimited)”.',
    ]);
  });

  test('tells of a row with too many cells, and takes five thousand rows at once in their order', async ({
    db,
  }) => {
    const stage = await openStage(db);
    const { post } = productCalls(stage);
    const uneven = (await post('/import', csv('title,type,price\nA,template,1\nB,template,1,2', true))).body;
    expect([uneven.refused, uneven.rows[1].problems]).toEqual([
      1,
      [{ field: 'kolom', message: 'Baris ini berisi 4 kolom, judulnya 3.' }],
    ]);
    const lines = Array.from({ length: 5000 }, (_, index) => `Massal,template,${index},${'x'.repeat(60)}`);
    const many = ['title,type,price,short_description', ...lines].join('\n');
    const written = (await post('/import', csv(many, false))).body;
    expect([written.created, written.is_written]).toEqual([5000, true]);
    const { rows } = await db.pool.query(
      `select count(distinct slug)::int as slugs, count(distinct sort_order)::int as places,
         bool_and(price = sort_order - (select min(sort_order) from products where title = 'Massal')) as in_order
       from products where title = 'Massal'`,
    );
    expect(rows[0]).toEqual({ slugs: 5000, places: 5000, in_order: true });
    const audited = await db.pool.query(
      "select count(*)::int as count from audit_entries where action = 'product.created' and after ->> 'title' = 'Massal'",
    );
    expect(audited.rows[0].count).toBe(5000);
    const over = await post('/import', csv(`${many}\nMassal,template,1,x`, true));
    expect([over.status, over.body.error]).toEqual([
      422,
      'Berkas ini tidak dapat dibaca sebagai CSV. Paling banyak 5000 baris sekali impor.',
    ]);
  });

  test('changes six hundred products at once, each with its edition, its editor and its audit entry, and leaves the rest of them alone', async ({
    db,
  }) => {
    const stage = await openStage(db);
    const { get, post } = productCalls(stage);
    const numbers = Array.from({ length: 600 }, (_, index) => index);
    const first = numbers.map((n) => `m-${n},Lama ${n},template,${n},7,a;b`);
    await post('/import', csv(['slug,title,type,price,stock,tags', ...first].join('\n'), false));
    await db.pool.query("update products set category = 'rapi', description = '<p>Isi</p>'");
    const before = (await get('?search=Lama&limit=1')).body.products[0].version;
    const changed = numbers.slice(1).map((n) => `m-${n},${n + 5},,a;c`);
    const second = ['slug,price,launch_date,tags', 'm-0,0,,a;b', ...changed].join('\n');
    const written = (await post('/import', csv(second, false))).body;
    expect(written).toMatchObject({ created: 0, updated: 599, refused: 0, is_written: true });
    const { rows } = await db.pool.query(
      `select version - $1 as edits, category, description, stock, tags, count(*)::int as count,
         bool_and(price = substr(slug, 3)::int + 5 * (version - $1)) as is_priced, bool_and(updated_by is not null) as is_named
       from products where slug like 'm-%' group by 1, 2, 3, 4, 5 order by 1`,
      [before],
    );
    const kept = { category: 'rapi', description: '<p>Isi</p>', stock: 7, is_priced: true, is_named: true };
    expect(rows).toEqual([
      { ...kept, edits: 0, tags: ['a', 'b'], count: 1 },
      { ...kept, edits: 1, tags: ['a', 'c'], count: 599 },
    ]);
    const audited = await db.pool.query(
      `select count(distinct subject_id)::int as products, count(*)::int as entries,
         bool_and((after ->> 'price')::int = (before ->> 'price')::int + 5) as is_told, min(after ->> 'also_changed') as others
       from audit_entries where action = 'product.updated'`,
    );
    expect(audited.rows).toEqual([{ products: 599, entries: 599, is_told: true, others: '["tags"]' }]);
  });

  test('that was exported changes nothing when it is imported again, formulas included', async ({ db }) => {
    const stage = await openStage(db);
    const { post } = productCalls(stage);
    await post('', template('=SUM(A1)', { tags: ['satu', 'dua'], stock: 3 }));
    const file = await stage.send('admin', { method: 'GET', path: `${URL}.csv?is_subscription=false` });
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const text = await file.text();
    expect(text).toContain("'=SUM(A1)");
    const again = (await post('/import', csv(text, true))).body;
    expect(again).toMatchObject({ created: 0, updated: 0, refused: 0 });
    expect(again.rows).toHaveLength(2);
  });

  test('says title and promise in English as well, under what the row says in Indonesian', async ({ db }) => {
    const stage = await openStage(db);
    const { post } = productCalls(stage);
    const head = 'slug,title,type,price,short_description,title_en,short_description_en';
    const row = 'kelas-kopi,Kelas kopi,template,1000,Menyeduh di rumah,Coffee class,Brewing at home';
    const made = (await post('/import', csv(`${head}\n${row}`, false))).body;
    expect(made).toMatchObject({ created: 1, is_written: true });
    const file = await stage.send('admin', { method: 'GET', path: `${URL}.csv?is_subscription=false` });
    expect((await file.text()).split('\n').find((line) => line.startsWith('kelas-kopi'))).toMatch(
      /,Coffee class,Brewing at home\s*$/,
    );
    const change = (await post('/import', csv('slug,title_en\nkelas-kopi,Coffee course', false))).body;
    expect(change.rows[0].changes).toEqual([
      { field: 'title_en', before: 'Coffee class', after: 'Coffee course' },
    ]);
    const path = '/api/products/kelas-kopi';
    const shown = await stage.send('visitor', { method: 'GET', path, headers: { 'accept-language': 'en' } });
    expect((await shown.json()).product).toMatchObject({
      title: 'Coffee course',
      short_description: 'Brewing at home',
    });
  });
});
