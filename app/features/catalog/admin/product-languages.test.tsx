import { expect, test } from 'vitest';
import { listAdminProducts } from '#contract/catalog/admin-products.ts';
import { runInLanguage } from '#tests/support/language.ts';
import { htmlOf, textOf } from '#tests/support/page.tsx';
import { tableAt } from '#tests/support/table-at.ts';
import { ProductFormPage } from './form/product-form.tsx';
import { ProductsPage } from './list.route.tsx';
import { oneTime, type ProductKind, subscription } from './product-kind.ts';

const shown = (kind: ProductKind) =>
  textOf(
    htmlOf(
      <ProductsPage kind={kind} table={tableAt(listAdminProducts)} products={[]} total={0} />,
      kind.path,
    ) + htmlOf(<ProductFormPage kind={kind} product={null} adminId="a" />),
  );

test.each([oneTime, subscription])('list and form ($name) have no word of the other language', (kind) => {
  expect(shown(kind)).not.toMatch(/\b(the|and|yet|price|trial|settings|preview|features|empty|add)\b/i);
  expect(runInLanguage('en', () => shown(kind))).not.toMatch(
    /\b(dan|yang|belum|produk|harga|judul|kosong|berarti|tambah|berkas|pengaturan|semua)\b/i,
  );
});
