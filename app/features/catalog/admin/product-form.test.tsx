import { describe, expect, test } from 'vitest';
import { saveStateOf } from '#app/components/admin/save-bar.tsx';
import type { FormValues } from '#app/components/form/use-action-form.ts';
import { parseForm } from '#app/lib/forms/parse-form.ts';
import type { AdminProduct } from '#contract/catalog/admin-product-shapes.ts';
import { productKindCopy, productsCopy } from '#messages/catalog/admin.ts';
import { formCopy } from '#messages/catalog/admin-product-form.ts';
import { htmlOfFields, postedValues } from '#tests/support/form.tsx';
import { runInLanguage } from '#tests/support/language.ts';
import { htmlOf, textOf } from '#tests/support/page.tsx';
import { full, plan } from '#tests/support/shop/admin-products.ts';
import { LivePreview } from './form/live-preview.tsx';
import { ProductFormPage } from './form/product-form.tsx';
import { ReadyList } from './form/readiness.tsx';
import { oneTime, type ProductKind, subscription } from './product-kind.ts';
import { PageTextFields, PriceFields, SettingsFields } from './sections/basic-fields.tsx';
import { hasErrorIn, sectionsOf } from './sections/product-sections.ts';
import { productInput } from './values/product-input.ts';
import {
  changedNames,
  emptyValues,
  type ProductValues,
  readValues,
  valuesOf,
} from './values/product-values.ts';

const parse = (values: FormValues) => parseForm(postedValues(values), productInput);
const inputOf = (values: FormValues) => {
  const submission = parse(values);
  if (submission.status !== 'success') throw new Error(JSON.stringify(submission.error));
  return submission.value;
};
const errorsOf = (values: FormValues) => {
  const submission = parse(values);
  return submission.status === 'error' ? (submission.error ?? {}) : {};
};

const page = (kind: ProductKind, product: AdminProduct | null) =>
  htmlOf(<ProductFormPage kind={kind} product={product} adminId="a" />);

describe('the form of a product', () => {
  test('[APRD-041, APRD-042, APRD-044, APRD-046] of a new product paid once has its parts, and leads back to its list', () => {
    const html = page(oneTime, null);
    const text = textOf(html);
    const english = textOf(runInLanguage('en', () => page(oneTime, null)));
    for (const part of ['Features', 'Media', 'CTA Link', 'Coming Soon', 'Preview'])
      expect(english).toContain(part);
    for (const part of ['Harga', 'Pengaturan']) expect(text).toContain(part);
    expect(text).toMatch(/Kembali.*Pratinjau.*Simpan/);
    expect(english).toMatch(/Back.*Preview.*Save/);
    expect(text).not.toContain('Perbarui');
    expect(english).not.toContain('Product Variants');
    expect(html).toContain('href="/admin/products/one-time"');
    expect(html).toMatch(/<form[^>]*action="\/admin\/products\/one-time\/create" method="post"/);
  });

  test('[APRD-058, APRD-059, APRD-060] of a service has three parts more, and saves what is there with another word', () => {
    const html = page(subscription, full);
    const english = textOf(runInLanguage('en', () => page(subscription, full)));
    for (const part of ['Subscription Features', 'Product Variants', 'Subscription Settings'])
      expect(english).toContain(part);
    expect(textOf(html)).toContain('Perbarui');
    expect(html).toContain('href="/admin/products/subscription"');
    expect(html).toMatch(/<textarea[^>]*name="title"[^>]*>Template SOP AI</);
    expect(html).toContain('name="version" value="1"');
  });

  test('[APRD-048, APRD-049, APRD-050, APRD-055] shows switches, slug, and the launch only when it is coming soon', () => {
    const values = emptyValues(oneTime);
    const settings = htmlOfFields(<SettingsFields values={values} product={full} />, { values });
    expect(settings).toContain('name="slug"');
    expect(settings.match(/role="switch"/g)).toHaveLength(3);
    for (const label of ['Featured', 'Aktif', 'Segera hadir']) expect(textOf(settings)).toContain(label);
    const launch = (coming_soon: 'true' | 'false') =>
      htmlOfFields(<SettingsFields values={{ ...values, coming_soon }} product={full} />, { values });
    expect(launch('false')).toMatch(/<div hidden=""[^>]*>.*Tanggal Launch/);
    expect(launch('true')).not.toContain('hidden=""');
    const text = htmlOfFields(<PageTextFields values={values} />, { values });
    expect(text).toMatch(/<textarea(?=[^>]*rows="4")[^>]*name="short_description"/);
    const price = htmlOfFields(<PriceFields values={values} />, {
      values,
      errors: { price: ['Wajib diisi.'] },
    });
    expect(price).toContain('name="price"');
    expect(textOf(price)).toContain('Wajib diisi.');
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
    const soon = show(oneTime, { price: '777000', coming_soon: 'true', launch_date: '2026-12-31T09:00' });
    expect(soon).not.toContain('777.000');
    expect(soon).toContain('Tersedia 31 Desember 2026');
  });

  test('says in words what is missing before it can be sold, and where', () => {
    const show = (part: Partial<ProductValues>) =>
      htmlOf(<ReadyList values={{ ...emptyValues(oneTime), ...part }} />);
    const empty = show({ price: 'abc', coming_soon: 'true', stock: '0' });
    expect(textOf(empty)).toContain('7 hal lagi sebelum dijual.');
    expect([...empty.matchAll(/href="#(\w+)"/g)].map(([, section]) => section)).toEqual([
      'basic',
      'price',
      'pageText',
      'pageText',
      'files',
      'settings',
      'settings',
    ]);
    expect(textOf(show({ price: '100.000', original_price: '90.000' }))).toContain(
      'Harga coret harus di atas harga',
    );
    const ready = show({
      title: 'Kelas',
      price: '0',
      short_description: 'Janji',
      description: '<p>Isi</p>',
      type: 'template',
      cta_link: 'https://contoh.example',
    });
    expect(textOf(ready)).toContain('Semua yang dibutuhkan pembeli sudah ada.');
    expect(textOf(show({ description: '<p>&nbsp;</p>' }))).toContain('Deskripsi belum diisi');
  });

  test('of a new product does not say that it is saved before anything was typed', () => {
    expect(saveStateOf({ isNew: true, isBusy: false, isDirty: false, isRefused: false })).toBe('untouched');
    expect(saveStateOf({ isNew: false, isBusy: false, isDirty: false, isRefused: false })).toBe('saved');
    expect(saveStateOf({ isNew: true, isBusy: false, isDirty: true, isRefused: false })).toBe('unsaved');
  });

  test('[APRD-057, APRD-063, APRD-064] begins with the defaults of the specification, but for the price, which is typed (ADR 0054)', () => {
    expect(emptyValues(oneTime)).toMatchObject({
      title: '',
      slug: '',
      cta_link: '',
      price: '',
      // 0 is none, and shown as none.
      original_price: '',
      type: 'e_course',
      is_featured: 'false',
      is_active: 'true',
      coming_soon: 'false',
      launch_date: '',
      media_gallery: '[]',
      features: [],
    });
    expect(emptyValues(subscription)).toMatchObject({
      type: 'subscription_service',
      billing_cycle: 'monthly',
      auto_renewal: 'true',
    });
  });

  test('[APRD-065, APRD-067, APRD-073, AVAR-001, AVAR-002] says at each field what stands in the way', () => {
    const values = { ...emptyValues(subscription), price: '', trial_period_days: '-1' };
    expect(Object.keys(errorsOf(values)).sort()).toEqual(['price', 'title', 'trial_period_days']);
    const priced = (price: string) => errorsOf({ ...emptyValues(oneTime), title: 'A', price });
    expect(priced('0')).toEqual({});
    expect(Object.keys(priced('abc'))).toEqual(['price']);
    const [variant] = valuesOf({ ...full, variants: [plan] }).variants;
    if (variant === undefined) throw new Error('no variant');
    const nameless = { ...valuesOf(full), variants: [{ ...variant, name: '', price: '' }] };
    expect(Object.keys(errorsOf(nameless))).toEqual(['variants[0].name', 'variants[0].price']);
    const media = sectionsOf(oneTime).find(({ id }) => id === 'media');
    expect(media !== undefined && hasErrorIn(media, ['media_gallery[1].url'])).toBe(true);
    expect(media !== undefined && hasErrorIn(media, ['meta_title'])).toBe(false);
  });

  test('[AVAR-007] posts a variant as it was when nothing of it changed', () => {
    const { product_id: _, sort_order: __, created_at: ___, updated_at: ____, ...sent } = plan;
    const [body] = inputOf(valuesOf({ ...full, variants: [plan] })).variants;
    expect(body).toEqual({ ...sent, features: [{ text: 'Cepat', icon: 'default' }] });
  });

  test('[APRD-070, APRD-071] posts numbers and dates, and names the fields that changed', () => {
    const base = valuesOf(full);
    expect(changedNames(base, readValues(base))).toEqual([]);
    const values = { ...base, price: '50.000', tags: 'satu' };
    expect(changedNames(base, values)).toEqual(['price', 'tags']);
    expect(inputOf(values)).toMatchObject({ price: 50_000, tags: ['satu'], original_price: 249_000 });
    const launched = { ...base, launch_date: '2026-12-31T09:00', duration_hours: '1,5', original_price: '0' };
    expect(inputOf(launched)).toMatchObject({
      launch_date: '2026-12-31T02:00:00.000Z',
      duration_hours: 1.5,
      original_price: null,
    });
    expect(inputOf(base)).toMatchObject({
      launch_date: null,
      duration_hours: null,
      category: null,
      stock: null,
    });
    expect(errorsOf({ ...base, duration_hours: 'dua' })).toHaveProperty('duration_hours');
    expect(errorsOf({ ...base, tags: 'a'.repeat(51) })).toHaveProperty('tags');
  });

  test('keeps every lesson, also empty ones, and what its video and document are', () => {
    const id = '7e0c8b4e-5f55-4c2f-9c53-0d4dd3a5b111';
    const opening = { opens_after_days: 7, opens_at: null } as const;
    const lesson = {
      ...{ id: 'a', title: null, duration: null, description: null, is_preview: true },
      ...{ quiz: null, assignment: null },
      ...opening,
    } as const;
    const modules = [
      { title: 'Awal', duration: null, description: null, lessons: [] },
      {
        title: null,
        duration: null,
        description: null,
        lessons: [
          {
            ...lesson,
            type: 'video' as const,
            body: null,
            video: { file_id: id, captions_file_id: null },
            embed_url: null,
            file_id: null,
          },
          {
            ...{ ...lesson, type: 'file' as const, body: null, video: null, embed_url: null, file_id: id },
            ...{ opens_after_days: null, opens_at: '2026-12-03T12:00:00.000Z' },
          },
        ],
      },
    ];
    const values = valuesOf({ ...full, modules });
    expect(inputOf(values).modules).toEqual(modules);
    expect(values.modules[1]?.lessons[1]?.opens_at).toBe('2026-12-03T19:00');
    const [, second = { title: '', duration: '', description: '', lessons: [] }] = values.modules;
    const both = second.lessons.map((one) => ({ ...one, opens_after_days: '3' }));
    expect(errorsOf({ ...values, modules: [{ ...second, lessons: both }] })).toEqual({
      'modules[0].lessons[1].opens_at': ['Pilih salah satu: hari setelah pembelian, atau tanggal.'],
    });
    const films = (embed_url: string) =>
      errorsOf({
        ...values,
        modules: [{ ...second, lessons: second.lessons.map((one) => ({ ...one, embed_url })) }],
      });
    expect(films('https://youtu.be/aqz-KE-bpKQ')).toEqual({
      'modules[0].lessons[0].embed_url': [
        'Pilih salah satu: video yang diunggah, atau alamat di situs lain.',
      ],
    });
    expect(films('https://jahat.example/aqz-KE-bpKQ')['modules[0].lessons[1].embed_url']).toEqual([
      'Salin alamat video dari YouTube, Vimeo, atau Bunny Stream, lengkap dengan https://',
    ]);
  });
});

test('[AERR-002, AERR-003, AERR-010, AERR-011, AERR-018, AERR-019, AERR-020, AERR-021, APRD-014, APRD-032] have the words of the specification for what fails, what is done, and one product in full', () => {
  const words = ({ name }: ProductKind) => {
    const { listError, saveError, created, updated, detail } = productKindCopy[name];
    return [listError, saveError, created, updated, detail];
  };
  expect(words(oneTime)).toEqual([
    'Gagal mengambil data produk one-time',
    'Gagal menyimpan produk one-time',
    'Produk one-time berhasil dibuat',
    'Produk one-time berhasil diperbarui',
    'Detail Produk One-Time',
  ]);
  expect(words(subscription)).toEqual([
    'Gagal mengambil data produk subscription',
    'Gagal menyimpan produk subscription',
    'Produk subscription berhasil dibuat',
    'Produk subscription berhasil diperbarui',
    'Detail Produk Subscription',
  ]);
  expect(productsCopy.feature.failed).toBe('Gagal mengupdate status featured');
  expect(formCopy.fetchFailed).toBe('Gagal mengambil data produk');
});
