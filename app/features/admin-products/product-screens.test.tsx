import { describe, expect, test } from 'vitest';
import type { AdminProduct } from '#contract/admin/product-shapes.ts';
import { rupiah } from '#shared/money.ts';
import { full, plan, row, service } from '#tests/support/admin-products.ts';
import { runInLanguage } from '#tests/support/language.ts';
import { htmlOf, textOf } from '#tests/support/page.tsx';
import { BasicCard, ComingSoonCard, PriceCard, SettingsCard } from './cards/basic-cards.tsx';
import { LivePreview } from './form/live-preview.tsx';
import { ProductFormPage } from './form/product-form.tsx';
import { ImportReport } from './import/import-report.tsx';
import type { ProductRow } from './list/fetch-products.ts';
import { ProductDetails } from './list/product-details.tsx';
import { ProductsPage } from './list/products-page.tsx';
import { oneTime, type ProductKind, subscription } from './product-kind.ts';
import {
  changedFields,
  emptyValues,
  type ProductValues,
  toRequestBody,
  valuesOf,
} from './values/product-values.ts';
import { validateProduct } from './values/validate-product.ts';

const view = (over: object = {}) => ({
  page: 1,
  isFromEnd: false,
  limit: 20 as const,
  search: '',
  sort: 'sort_order',
  filters: {},
  ...over,
});
const listOf = (kind: ProductKind, products: readonly ProductRow[], over: object = {}) =>
  htmlOf(
    <ProductsPage kind={kind} view={view(over)} products={products} total={products.length} />,
    kind.path,
  );
const headings = (html: string) =>
  [...html.matchAll(/<th[^>]*>(.*?)<\/th>/g)].map(([, inner]) => textOf(inner ?? '').trim());

describe('the lists of products', () => {
  test('[APRD-001, APRD-002, APRD-004, APRD-005, APRD-006, APRD-007, APRD-008, APRD-010, APRD-011, APRD-012] say of services what the specification says, in its order', () => {
    const html = listOf(subscription, [service]);
    const text = textOf(html);
    expect(text).toContain('Kelola Produk Subscription');
    expect(text).toContain('Total Produk 1');
    expect(headings(html).filter((heading) => heading !== '')).toEqual([
      'Produk',
      'Harga',
      'Tagihan',
      'Status',
      'Featured',
      'Dibuat',
      'Aksi',
    ]);
    const english = runInLanguage('en', () => listOf(subscription, [service]));
    expect(headings(english).join(' ')).toContain('Product Price Billing Status Featured Created');
    expect(html).toMatch(/type="search"[^>]*name="search"/);
    for (const name of ['status', 'featured', 'billing_cycle'])
      expect(html).toContain(`<select name="${name}"`);
    expect(textOf(english)).toContain('Status all active inactive');
    expect(textOf(english)).toContain('Featured all featured not_featured');
    expect(textOf(english)).toContain('Billing Cycle all monthly yearly weekly daily');
    expect(text).toContain('Siklus tagihan semua bulanan tahunan mingguan harian');
    expect(html).toContain('aria-label="Jadikan Template SOP AI featured"');
    expect(html).toContain('aria-label="Lihat Template SOP AI"');
    expect(html).toContain('aria-label="Hapus Template SOP AI"');
    expect(html).toContain(`href="/admin/products/subscription/edit/${service.id}"`);
    expect(html).toContain('href="/admin/products/subscription/create"');
  });

  test('[APRD-020, APRD-021, APRD-022, APRD-023, APRD-024, APRD-026, APRD-027, APRD-028, APRD-030, APRD-031] say of what is paid once its type, and nothing of billing', () => {
    const html = listOf(oneTime, [row]);
    expect(textOf(html)).toContain('Kelola Produk One-Time');
    expect(headings(html).filter((heading) => heading !== '')).toEqual([
      'Produk',
      'Jenis',
      'Harga',
      'Status',
      'Featured',
      'Dibuat',
      'Aksi',
    ]);
    const english = runInLanguage('en', () => listOf(oneTime, [row]));
    expect(headings(english).join(' ')).toContain('Product Type Price');
    expect(html).not.toContain('billing_cycle');
    expect(textOf(html)).toContain('Total Produk 1');
    expect(html).toContain('<select name="status"');
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

describe('the form of a product', () => {
  const formOf = (kind: ProductKind, part: Partial<ProductValues> = {}) => ({
    kind,
    values: { ...emptyValues(kind), ...part },
    problems: { title: 'Wajib diisi.' },
    change: () => {},
  });
  const page = (kind: ProductKind, product: AdminProduct | null) =>
    htmlOf(<ProductFormPage kind={kind} product={product} adminId="a" />);

  test('[APRD-041, APRD-042, APRD-044, APRD-046] of a new product paid once has its cards, and leads back to its list', () => {
    const html = page(oneTime, null);
    const text = textOf(html);
    const english = textOf(runInLanguage('en', () => page(oneTime, null)));
    for (const card of ['Features', 'Media', 'CTA Link', 'Coming Soon', 'Preview'])
      expect(english).toContain(card);
    for (const card of ['Harga', 'Pengaturan']) expect(text).toContain(card);
    expect(text).toMatch(/Kembali.*Pratinjau.*Simpan/);
    expect(english).toMatch(/Back.*Preview.*Save/);
    expect(text).not.toContain('Perbarui');
    expect(english).not.toContain('Product Variants');
    expect(html).toContain('href="/admin/products/one-time"');
  });

  test('[APRD-058, APRD-059, APRD-060] of a service has three cards more, and saves what is there with another word', () => {
    const html = page(subscription, full);
    const text = textOf(html);
    const english = textOf(runInLanguage('en', () => page(subscription, full)));
    for (const card of ['Subscription Features', 'Product Variants', 'Subscription Settings'])
      expect(english).toContain(card);
    expect(text).toContain('Perbarui');
    expect(html).toContain('href="/admin/products/subscription"');
    expect(html).toContain('value="Template SOP AI"');
  });

  test('[APRD-048, APRD-049, APRD-050, APRD-055] shows switches, slug, and the launch only when it is coming soon', () => {
    const settings = htmlOf(<SettingsCard form={formOf(oneTime)} />);
    expect(settings).toContain('name="slug"');
    for (const label of ['Featured', 'Aktif'])
      expect(settings).toMatch(
        new RegExp(`role="switch"[^>]*aria-label="${label}"|aria-label="${label}"[^>]*role="switch"`),
      );
    expect(textOf(htmlOf(<ComingSoonCard form={formOf(oneTime)} />))).not.toContain('Tanggal Launch');
    const soon = htmlOf(<ComingSoonCard form={formOf(oneTime, { coming_soon: true })} />);
    expect(textOf(soon)).toContain('Tanggal Launch');
    const basic = htmlOf(<BasicCard form={formOf(oneTime)} />);
    expect(basic).toMatch(
      /<textarea[^>]*rows="4"[^>]*name="short_description"|<textarea[^>]*name="short_description"[^>]*rows="4"/,
    );
    expect(textOf(basic)).toContain('Wajib diisi.');
    expect(htmlOf(<PriceCard form={formOf(oneTime)} />)).toContain('name="price"');
  });

  test('[APRD-051, APRD-061, APRD-062, APRD-082, APRD-083, APRD-084, APRD-085] previews what is typed', () => {
    const show = (kind: ProductKind, part: Partial<ProductValues>) =>
      textOf(htmlOf(<LivePreview kind={kind} values={{ ...emptyValues(kind), ...part }} />));
    runInLanguage('en', () => {
      expect(show(subscription, { price: '90000' })).toContain('Subscribe Now');
      expect(show(subscription, { price: '0' })).toContain('Start Free Trial');
      const saving = { title: 'Baru', price: '149000', original_price: '249000' };
      expect(show(oneTime, saving)).toContain('Save Rp 100.000');
      expect(show(oneTime, { price: '249000', original_price: '149000' })).not.toContain('Save');
    });
    expect(show(oneTime, { price: '0' })).toContain('Gratis');
    const soon = show(oneTime, { price: '777000', coming_soon: true, launch_date: '2026-12-31T09:00' });
    expect(soon).not.toContain('777.000');
    expect(soon).toContain('Tersedia 31 Desember 2026');
  });

  test('[APRD-057, APRD-063, APRD-064] begins with the defaults of the specification', () => {
    expect(emptyValues(oneTime)).toMatchObject({
      title: '',
      slug: '',
      cta_link: '',
      price: '0',
      original_price: '0',
      type: 'e_course',
      is_featured: false,
      is_active: true,
      coming_soon: false,
      launch_date: '',
      media_gallery: [],
      features: [],
    });
    expect(emptyValues(subscription)).toMatchObject({
      type: 'subscription_service',
      billing_cycle: 'monthly',
      auto_renewal: true,
    });
  });

  test('[APRD-065, APRD-067, APRD-073, AVAR-001, AVAR-002] says at each field what stands in the way', () => {
    const values = { ...emptyValues(subscription), price: '', trial_period_days: '-1' };
    expect(Object.keys(validateProduct(values))).toEqual(['title', 'price', 'trial_period_days']);
    expect(validateProduct({ ...emptyValues(oneTime), title: 'A', price: '0' })).toEqual({});
    expect(Object.keys(validateProduct({ ...emptyValues(oneTime), title: 'A', price: 'abc' }))).toEqual([
      'price',
    ]);
    const [variant] = valuesOf({ ...full, variants: [plan] }).variants;
    const nameless = {
      ...valuesOf(full),
      variants: variant === undefined ? [] : [{ ...variant, name: '', price: '' }],
    };
    expect(Object.keys(validateProduct(nameless))).toEqual(['variants.0.name', 'variants.0.price']);
  });

  test('[AVAR-007] sends a variant as it was when nothing of it changed', () => {
    const { product_id: _, sort_order: __, created_at: ___, updated_at: ____, ...sent } = plan;
    const [body] = toRequestBody(valuesOf({ ...full, variants: [plan] })).variants;
    expect(body).toEqual({
      ...sent,
      details: '',
      subscription_content: '',
      subscription_example: '',
      features: ['Cepat'],
    });
  });

  test('[APRD-070, APRD-071] sends numbers and dates, and of a stored product only changed fields', () => {
    const base = valuesOf(full);
    expect(changedFields(base, base)).toEqual({});
    expect(changedFields(base, { ...base, price: '50000', tags: 'satu' })).toEqual({
      price: 50_000,
      tags: ['satu'],
    });
    expect(toRequestBody({ ...base, launch_date: '2026-12-31T09:00' })).toMatchObject({
      launch_date: '2026-12-31T02:00:00.000Z',
      original_price: 249_000,
    });
    expect(toRequestBody({ ...base, launch_date: '' }).launch_date).toBeNull();
  });
});
