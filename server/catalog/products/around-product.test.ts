import { getProduct, listRelatedProducts } from '#server/catalog/index.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { makeProduct } from '#tests/support/shop/products.ts';

test('beside a product stand three of its field, then of its kind, and only what can be bought now', async ({
  db,
}) => {
  const { id } = await makeProduct(db, { title: 'Ini', category: 'Klinik', type: 'template' });
  await makeProduct(db, { title: 'Jauh', category: 'Pabrik', type: 'e_course', sort_order: 1 });
  await makeProduct(db, { title: 'Sejenis', category: 'Pabrik', type: 'template', sort_order: 9 });
  await makeProduct(db, { title: 'Sebidang', category: 'Klinik', type: 'e_course', sort_order: 9 });
  await makeProduct(db, { title: 'Habis', category: 'Klinik', type: 'template', stock: 0 });
  await makeProduct(db, { title: 'Nanti', category: 'Klinik', type: 'template', coming_soon: true });
  await makeProduct(db, { title: 'Tersembunyi', category: 'Klinik', is_active: false });
  await makeProduct(db, { title: 'Lain', category: null, type: 'webinar', sort_order: 2 });
  const found = await listRelatedProducts(db.orm, id);
  expect(found.ok && found.value.map(({ title }) => title)).toEqual(['Sebidang', 'Sejenis', 'Jauh']);
  expect(await listRelatedProducts(db.orm, 'tidak-ada')).toMatchObject({ ok: false });
});

test('everybody may know which files a product has, but not where they are', async ({ db }) => {
  const { id } = await makeProduct(db);
  const file = '0b6f2a54-6d0e-4c6b-9a51-6f1d7f1e0aff';
  await db.pool.query(
    `insert into media_files (id, storage_key, file_name, content_type, size_bytes, access)
     values ($1, 'kunci', 'rekap.xlsx', 'text/csv', 184000, 'owner')`,
    [file],
  );
  await db.pool.query(`insert into product_files (product_id, file_id, title) values ($1, $2, 'Rekap')`, [
    id,
    file,
  ]);
  const found = await getProduct(db.orm, id);
  if (!found.ok) throw new Error('not found');
  expect(found.value.files).toEqual([
    { title: 'Rekap', description: '', file_name: 'rekap.xlsx', size_bytes: 184_000, page_count: null },
  ]);
  expect(JSON.stringify(found.value)).not.toMatch(new RegExp(`${file}|kunci`));
});
