import { describe, expect, test } from 'vitest';
import { listAdminProducts } from '#contract/catalog/admin-products.ts';
import { rupiah } from '#shared/money/money.ts';
import { runInLanguage } from '#tests/support/language.ts';
import { htmlOf, textOf } from '#tests/support/page.tsx';
import { full, row, service } from '#tests/support/shop/admin-products.ts';
import { tableAt } from '#tests/support/table-at.ts';
import { ImportReport } from './import/import-products-dialog.tsx';
import type { ProductRow } from './list/fetch-products.ts';
import { ProductDetails } from './list/preview-dialog.tsx';
import { ProductsPage } from './list.route.tsx';
import { oneTime, type ProductKind, subscription } from './product-kind.ts';

const tableOf = (over: object) => {
  const { options, view } = tableAt(listAdminProducts);
  return { options, view: { ...view, ...over } };
};
const listOf = (kind: ProductKind, products: readonly ProductRow[], over: object = {}) =>
  htmlOf(
    <ProductsPage kind={kind} table={tableOf(over)} products={products} total={products.length} />,
    kind.path,
  );
const headings = (html: string) =>
  [...html.matchAll(/<th[^>]*>(.*?)<\/th>/g)].map(([, inner]) => textOf(inner ?? '').trim());

describe('the lists of products', () => {
  test('[APRD-001, APRD-002, APRD-004, APRD-005, APRD-006, APRD-007, APRD-008, APRD-010, APRD-012] say of services what the specification says, in its order', () => {
    const html = listOf(subscription, [service]);
    const text = textOf(html);
    expect(text).toContain('Kelola Produk Subscription');
    expect(text).toContain('Total Produk 1');
    expect(headings(html).filter((heading) => heading !== '')).toEqual([
      'Produk',
      'Harga',
      'Terjual',
      'Tagihan',
      'Status',
      'Featured',
      'Dibuat',
      'Aksi',
    ]);
    const english = runInLanguage('en', () => listOf(subscription, [service]));
    expect(headings(english).join(' ')).toContain('Product Price Sales Billing Status Featured Created');
    expect(html).toMatch(/type="search"[^>]*name="search"/);
    for (const name of ['featured', 'billing_cycle']) expect(html).toContain(`<select name="${name}"`);
    // The status is chosen by tabs.
    for (const status of ['active', 'inactive'])
      expect(html).toContain(`href="/admin/products/subscription?status=${status}"`);
    expect(html).not.toContain('<select name="status"');
    expect(textOf(english)).toContain('Featured all featured not_featured');
    expect(textOf(english)).toContain('Billing Cycle all monthly yearly weekly daily');
    expect(text).toContain('Siklus tagihan semua bulanan tahunan mingguan harian');
    expect(html).toContain('aria-label="Jadikan Template SOP AI featured"');
    expect(html).toContain(`href="/admin/products/subscription/edit/${service.id}"`);
    expect(html).toContain('href="/admin/products/subscription/create"');
  });

  test('[APRD-020, APRD-021, APRD-022, APRD-023, APRD-024, APRD-026, APRD-028, APRD-030, APRD-031] say of what is paid once its type, and nothing of billing', () => {
    const html = listOf(oneTime, [row]);
    expect(textOf(html)).toContain('Kelola Produk One-Time');
    expect(headings(html).filter((heading) => heading !== '')).toEqual([
      'Produk',
      'Jenis',
      'Harga',
      'Terjual',
      'Status',
      'Featured',
      'Dibuat',
      'Aksi',
    ]);
    const english = runInLanguage('en', () => listOf(oneTime, [row]));
    expect(headings(english).join(' ')).toContain('Product Type Price');
    expect(html).not.toContain('billing_cycle');
    expect(textOf(html)).toContain('Total Produk 1');
    for (const status of ['active', 'inactive'])
      expect(html).toContain(`href="/admin/products/one-time?status=${status}"`);
    expect(html).toContain('<select name="featured"');
    expect(html).toContain(`href="/admin/products/one-time/edit/${row.id}"`);
    expect(html).toContain('href="/admin/products/one-time/create"');
  });

  test('[APRD-013, APRD-029] have words for when there is nothing', () => {
    expect(textOf(listOf(subscription, []))).toContain('Belum ada produk subscription');
    expect(textOf(listOf(oneTime, []))).toContain('Belum ada produk one-time');
    expect(textOf(listOf(oneTime, [], { search: 'x' }))).toContain('Tidak ada produk yang cocok');
  });

  test('DECISIONS 21: rows of a searched or filtered list can not be moved, and say why', () => {
    for (const over of [{ search: 'x' }, { filters: { status: 'active' } }, { sort: '-price' }]) {
      const html = listOf(oneTime, [row], over);
      const [handle = ''] = html.match(/<button[^>]*aria-label="Pindahkan Template SOP AI"[^>]*>/) ?? [];
      expect(handle).toContain('disabled=""');
      expect(handle).toContain('hapus pencarian dan filter');
    }
  });
});

describe('a product in full', () => {
  test('[APRD-015, APRD-016, APRD-017, APRD-033] tells what the preview has to tell', () => {
    const text = textOf(htmlOf(<ProductDetails product={full} />));
    for (const words of [
      'template-sop-ai',
      'Akses API',
      'per bulan',
      'Tidak',
      '7 hari',
      'IDR',
      'Pendek',
      'Panjang',
    ])
      expect(text).toContain(words);
    expect(text).toContain('Rp 249.000');
    expect(textOf(htmlOf(<ProductDetails product={{ ...full, auto_renewal: true }} />))).toContain('Ya');
    const dear = { ...full, original_price: rupiah(149_000) };
    expect(htmlOf(<ProductDetails product={dear} />)).not.toContain('<s class');
    const once = textOf(htmlOf(<ProductDetails product={{ ...full, billing_cycle: null }} />));
    expect(once).not.toContain('Perpanjangan otomatis');
  });

  test('tells of an imported row what it would change and what is wrong', () => {
    const report = {
      rows: [
        {
          line: 2,
          title: 'A',
          slug: 'a',
          outcome: 'update' as const,
          changes: [{ field: 'price', before: '1', after: '2' }],
          problems: [],
        },
        {
          line: 3,
          title: '',
          slug: 'b',
          outcome: 'refused' as const,
          changes: [],
          problems: [{ field: 'price', message: 'Isi harganya; 0 berarti gratis.' }],
        },
      ],
      created: 0,
      updated: 1,
      refused: 1,
      is_written: false,
    };
    const text = textOf(htmlOf(<ImportReport report={report} />));
    expect(text).toContain('1 baris belum benar');
    expect(text).toContain('Baris 3');
    expect(text).toContain('Isi harganya');
  });
});
