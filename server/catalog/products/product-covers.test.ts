import { createProducts, getProductCover } from '#server/catalog/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { productCompositions } from '#shared/kawung/cover-shapes.ts';
import { paletteNames } from '#shared/kawung/palettes.ts';
import { succeed } from '#shared/result.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { makeProduct } from '#tests/support/shop/products.ts';

/** The cloth of each product in shop order. */
async function readCoverPatterns(db: Database) {
  const { rows } = await db.pool.query<{ cover_palette: string; cover_composition: string }>(
    'select cover_palette, cover_composition from products order by sort_order, id',
  );
  return rows;
}

test('a shop of any size has no two neighbours in one palette, and uses all palettes and cloths alike', async ({
  db,
}) => {
  for (let sort_order = 0; sort_order < 24; sort_order += 1) {
    await makeProduct(db, { slug: `produk-${sort_order}`, sort_order });
  }
  const palettes = (await readCoverPatterns(db)).map((row) => row.cover_palette);
  for (const [place, palette] of palettes.entries()) {
    expect(palettes.slice(Math.max(0, place - 3), place)).not.toContain(palette);
  }
  for (const name of paletteNames) expect(palettes.filter((one) => one === name)).toHaveLength(3);
  const compositions = (await readCoverPatterns(db)).map((row) => row.cover_composition);
  expect(new Set(compositions)).toEqual(new Set(productCompositions));
  for (const [place, composition] of compositions.entries()) {
    expect(compositions.slice(Math.max(0, place - 2), place)).not.toContain(composition);
  }
  const pairs = (await readCoverPatterns(db)).map((row) => `${row.cover_palette} ${row.cover_composition}`);
  expect(new Set(pairs).size).toBeGreaterThan(20);
});

test('products of one statement look at each other, too', async ({ db }) => {
  const product = { type: 'template', price: 0 } as const;
  const rows = [1, 2, 3, 4].map((place) => ({
    ...product,
    title: `Alat ${place}`,
    slug: `alat-${place}`,
    sort_order: place,
  }));
  await withTx(db, async (tx) => succeed(await createProducts(tx, rows)));
  expect(new Set((await readCoverPatterns(db)).map((row) => row.cover_palette)).size).toBe(4);
});

test('a cover is kept: neither its order, its title nor its neighbours change it', async ({ db }) => {
  await makeProduct(db, { slug: 'tetap', sort_order: 5 });
  const before = await readCoverPatterns(db);
  await db.pool.query(`update products set sort_order = 90, title = 'Lain'`);
  await makeProduct(db, { slug: 'baru', sort_order: 91 });
  expect((await readCoverPatterns(db))[0]).toEqual(before[0]);
});

test('it says what the product has, in its own words; one that is not for sale keeps them to itself', async ({
  db,
}) => {
  const lessons = [{ title: 'Isi', duration: '5 menit', body: '<p>rahasia</p>' }];
  const modules = [
    { title: 'Nota', duration: '45 menit', lessons },
    { title: 'Laporan', duration: null, lessons },
  ];
  await makeProduct(db, { slug: 'kelas', type: 'e_course', title: 'Kelas nota', modules });
  await makeProduct(db, {
    slug: 'alat',
    title: 'Alat',
    features: [{ text: 'Lima tab', icon: null }, 'Panduan'],
    is_active: false,
  });
  expect(await getProductCover(db.orm, 'kelas')).toMatchObject({
    value: {
      type: 'e_course',
      words: {
        title: 'Kelas nota',
        lines: [
          { text: 'Nota', note: '45 menit' },
          { text: 'Laporan', note: null },
        ],
      },
    },
  });
  expect(await getProductCover(db.orm, 'alat')).toMatchObject({ value: { words: { title: '', lines: [] } } });
  await db.pool.query('update products set is_active = true');
  expect(await getProductCover(db.orm, 'alat')).toMatchObject({
    value: { words: { lines: [{ text: 'Lima tab' }, { text: 'Panduan' }] } },
  });
  expect(await getProductCover(db.orm, 'tidak-ada')).toMatchObject({ ok: false });
});

test('it shows the first spreadsheet in the files of the product, and of one that is not for sale none', async ({
  db,
}) => {
  const product = await makeProduct(db, { slug: 'rekap', type: 'template' });
  const sample = { columns: ['Barang', 'Beli', 'Jual'], rows: [['Gula', '1', '2']] };
  await db.pool.query(
    `with files as (
       insert into media_files (storage_key, file_name, content_type, size_bytes, table_sample)
       values ('a', 'panduan.pdf', 'application/pdf', 1, null), ('b', 'rekap.xlsx', 'text/csv', 1, $2) returning id, file_name)
     insert into product_files (product_id, file_id, title) select $1, id, file_name from files`,
    [product.id, sample],
  );
  expect(await getProductCover(db.orm, 'rekap')).toMatchObject({ value: { words: { table: sample } } });
  await db.pool.query('update products set is_active = false');
  expect(await getProductCover(db.orm, 'rekap')).toMatchObject({ value: { words: { table: null } } });
});
