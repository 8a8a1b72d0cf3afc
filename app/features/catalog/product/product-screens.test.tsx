import { describe, expect, test } from 'vitest';
import type { ProductAccess } from '#app/hooks/use-owned-products.ts';
import type { ProductDetail } from '#contract/catalog/products.ts';
import { productCopy } from '#messages/catalog/product.ts';
import { rupiah } from '#shared/money/money.ts';
import { runInLanguage } from '#tests/support/language.ts';
import { htmlOf } from '#tests/support/page.tsx';
import { BuyArea } from '../buy-area.tsx';
import { course } from '../testing/sample-course.ts';
import { wordsOf } from '../testing/words-of.ts';
import { ViewerBalance } from './hero/viewer-balance.tsx';
import { BuyButtons, ProductPage } from './product.route.tsx';
import { InstructorCard } from './sections/instructor.tsx';
import { ProductDetails } from './sections/product-details.tsx';
import { QuestionsSection } from './sections/questions-section.tsx';
import { RelatedProducts } from './sections/related-products.tsx';

function page(change: Partial<ProductDetail> = {}, access: ProductAccess = 'none', isBusy = false) {
  const product = { ...course, ...change };
  const labels = productCopy.page;
  const buyArea = (
    <BuyArea product={product} access={access} isBusy={isBusy} labels={labels} onBuy={() => undefined} />
  );
  return (
    <ProductPage
      product={product}
      buy={<BuyButtons product={product} isOwned={access === 'owned'} buyArea={buyArea} />}
      buyAgain={null}
      balance={<ViewerBalance price={rupiah(70_000)} />}
      preview={null}
      film={null}
    >
      <ProductDetails product={product} />
      <QuestionsSection
        title={product.title}
        questions={[{ title: 'Ada biaya lain?', text: 'Tidak kepada kami.', points: [] }]}
      />
      <RelatedProducts
        products={[{ ...course, id: '6f2b1f5e-0000-4000-8000-000000000002', title: 'Kursus nota' }]}
        ownedIds={new Set()}
      />
    </ProductPage>
  );
}

describe('the page of a product', () => {
  test('[PROD-001, PROD-002, PROD-003, PROD-004, PROD-005, PROD-006] says what it is, how long, how hard, and what owners say', () => {
    const words = wordsOf(page());
    for (const part of [
      'E-course',
      'Menengah',
      'Kursus stok',
      'Menghitung stok',
      '2,5 jam · 2 modul · 1 berkas',
      '4,6',
      '(12 ulasan)',
    ]) {
      expect(words).toContain(part);
    }
    expect(wordsOf(page({ short_description: 'Ringkas.' }))).not.toContain('Menghitung stok');
    expect(wordsOf(page({ difficulty_level: 'beginner' }))).toContain('Pemula');
    expect(wordsOf(page({ difficulty_level: 'advanced' }))).toContain('Lanjutan');
    const bare = wordsOf(
      page({ duration_hours: 0, module_count: 0, rating_average: null, rating_count: 0 }),
    ).replace(/Lihat juga.*/, '');
    expect(bare).not.toMatch(/jam|ulasan\)/);
  });

  test('[PROD-007] shows the first image of the product', () => {
    expect(htmlOf(page())).toContain('src="/media/kursus.webp"');
  });

  test('[PROD-008, PROD-009, PROD-012] shows its price, what it was and what is saved', () => {
    const html = htmlOf(page());
    expect(html).toMatch(/<s [^>]*>.*Rp 100\.000<\/s>/);
    expect(wordsOf(page())).toMatch(/Rp 70\.000.*Hemat 30%/);
    expect(wordsOf(page())).toMatch(/Akses seumur hidup.*Download materi/);
    expect(wordsOf(page())).toMatch(/Dana bisa diminta kembali dalam 7 hari.*Bayar langsung tanpa akun/);
    const free = wordsOf(page({ price: rupiah(0), original_price: null, discount_percentage: 0 }));
    expect(free).toContain('Gratis');
    expect(free.replace(/Lihat juga.*/, '')).not.toMatch(/Rp|Hemat|Dana bisa/);
  });

  test('[PROD-010, PROD-011] names its button for what it does', () => {
    expect(wordsOf(page())).toContain('Beli Sekarang');
    expect(wordsOf(page({ price: rupiah(0) }))).toContain('Mulai Belajar');
    expect(wordsOf(page({}, 'none', true))).toContain('Memproses...');
  });

  test('[PROD-013, PROD-014, PROD-015, PROD-016, PROD-017, PROD-018, PROD-019, PROD-020, PROD-021] has every section', () => {
    const words = wordsOf(page());
    expect(words).toMatch(
      /Konten Kursus 2 modul · 2 pelajaran 1 Modul 1 30 menit Dari rak ke catatan Pelajaran 1 · gratis.*Penutup.*Salam 5 menit/,
    );
    // In one list (DECISIONS 74, ADR 0035).
    expect(words).toMatch(
      /Detail Kursus Durasi 2,5 jam Modul 2 Level Menengah Bahasa Indonesia Kategori Retail Kapasitas 30 peserta Mulai 15 Jan 2027/,
    );
    expect(words.match(/Level/g)).toHaveLength(1);
    expect(words).toMatch(/Fitur Utama Lembar kerja.*Deskripsi Lengkap Isi lengkap.*Persyaratan Satu ponsel/);
    expect(words).toMatch(/Instruktur Tim Arunika Konsultan AI\./);
    expect(htmlOf(page())).toContain('src="/media/tim.webp"');
    expect(words).toMatch(/Tag stok/);
  });

  test('of a class says its live sessions and its lessons apart, and one length wherever it says one', () => {
    const sessions = [1, 2].map((day) => ({
      id: `00000000-0000-4000-8000-00000000000${day}`,
      starts_at: `2026-12-0${day}T12:00:00.000Z`,
      ends_at: `2026-12-0${day}T13:30:00.000Z`,
    }));
    const modules = course.modules.map((module) => ({ ...module, duration: '38 menit' }));
    const change = { sessions, modules, next_session_at: '2026-12-01T12:00:00.000Z', duration_hours: 1.3 };
    const words = wordsOf(page(change)).replaceAll('\u00a0', ' ');
    expect(words).toContain('2 sesi langsung, 90 menit, mulai');
    expect(words).toContain('1 jam 16 menit pelajaran · 2 modul');
    expect(words).toContain('Durasi 1 jam 16 menit');
    expect(words.replace(/Lihat juga.*/, '')).not.toContain('1,3 jam');
  });

  test('a product that is no course has one list of facts, and a bundle leaves its features to its parts', () => {
    const template = { modules: [], module_count: 0, duration_hours: null };
    expect(wordsOf(page(template))).toMatch(
      /Detail Produk Level Menengah Bahasa Indonesia Kategori Retail Kapasitas 30 peserta Mulai 15 Jan 2027/,
    );
    expect(wordsOf(page({ ...template, type: 'bundle' }))).not.toContain('Fitur Utama');
  });

  test('no size or format of a file stands where somebody decides', () => {
    const [offer = ''] = wordsOf(page()).split('Deskripsi Lengkap');
    expect(offer).not.toMatch(/\d (?:byte|KB|MB)\b/);
  });

  test('an English page says which lists of the owner are Indonesian', () => {
    const change = { untranslated: ['features', 'requirements', 'tags', 'instructor_bio'] };
    const html = runInLanguage('en', () => htmlOf(page(change)));
    for (const text of ['Lembar kerja', 'Satu ponsel', 'stok'])
      expect(html).toMatch(new RegExp(`<ul lang="id"[^>]*>(?:(?!</ul>).)*${text}`));
    expect(html).toMatch(/<p lang="id"[^>]*>Konsultan AI/);
  });

  test('says what it is, shows it, and what it costs, and what is inside before the description', () => {
    const html = htmlOf(page());
    const order = ['Menghitung stok', '<img', 'Rp 70.000', 'Beli Sekarang'].map((part) => html.indexOf(part));
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    const words = wordsOf(page());
    expect(words).toMatch(
      /Yang Anda terima.*Lembar stok ?, XLSX 5 tab · Satu untuk tiap rak\..*Deskripsi Lengkap/,
    );
    expect(words).toMatch(
      /Sebelum Anda membeli.*Ada biaya lain\? Tidak kepada kami\..*Lihat juga.*Kursus nota/,
    );
  });

  test('draws how much of a course can be opened before money can not be asked back', () => {
    const lessons = Array.from({ length: 12 }, () => ({ title: 'x', duration: null, is_preview: false }));
    const modules = [{ title: 'Satu', duration: '30 menit', description: null, lessons }];
    expect(wordsOf(page({ modules }))).toContain('Buka sampai 2 dari 12 pelajaran');
    expect(wordsOf(page({ modules, price: rupiah(0) }))).not.toContain('Buka sampai');
  });

  test('[PROD-022, PROD-023, PROD-024] can be shared and remembered, and leads back', () => {
    const html = htmlOf(page());
    expect(html).toMatch(/<button[^>]*>.*Bagikan<\/span><\/button>/);
    expect(html).toMatch(/<button[^>]*aria-pressed="false"[^>]*aria-label="Simpan ke Wishlist"/);
    expect(html).toMatch(/<a [^>]*href="\/marketplace"[^>]*>.*Kembali ke Marketplace<\/a>/);
  });
});

describe('the button of a product', () => {
  const words = (change: Partial<ProductDetail>, access: ProductAccess, isBusy = false) =>
    wordsOf(
      <BuyArea product={{ ...course, ...change }} access={access} isBusy={isBusy} onBuy={() => undefined} />,
    ).trim();

  const inEnglish = (...button: Parameters<typeof words>) => runInLanguage('en', () => words(...button));

  test('[MKT-026, MKT-027, MKT-028, MKT-029] says what is going on', () => {
    expect(words({}, 'checking')).toBe('Memeriksa akses…');
    expect(inEnglish({}, 'checking')).toBe('Checking Access...');
    // On the page of the product it is the way to buy from the first paint on.
    expect(htmlOf(page({}, 'checking'))).toMatch(
      /action="\/checkout\/kursus-stok"[^>]*><button type="submit"(?![^>]*disabled=)[^>]*>Beli Sekarang/,
    );
    expect(inEnglish({}, 'none', true)).toBe('Processing...');
    expect(inEnglish({}, 'none')).toBe('Purchase');
    expect(inEnglish({ price: rupiah(0) }, 'none')).toBe('Get Free');
    expect(inEnglish({}, 'visitor')).toBe('Purchase No account needed, just your name and email.');
    expect(words({}, 'visitor')).toBe('Beli Tanpa daftar akun, cukup nama dan email.');
  });

  test('[MKT-016, MKT-012, MKT-013] leads owners to their purchases, and sells nothing that is not sold', () => {
    expect(inEnglish({}, 'owned')).toBe('View in My Purchases You have access to this product');
    const soon = { availability: 'coming_soon', price: null } as const;
    expect(words(soon, 'none')).toBe('Segera hadir · Harga diumumkan begitu dibuka Kabari saya');
    expect(inEnglish(soon, 'none')).toBe('Coming Soon · The price is announced when it opens Tell me');
    expect(words({ availability: 'out_of_stock' }, 'none')).toBe('Stok Habis Kabari saya');
  });

  test('beside it one can put the product in the cart, as a gift when one has it, but nothing that is free', () => {
    const box = (change: Partial<ProductDetail>, isOwned: boolean) =>
      htmlOf(<BuyButtons product={{ ...course, ...change }} isOwned={isOwned} buyArea={null} />);
    expect(box({}, false)).toContain('aria-label="Tambah ke keranjang: Kursus stok"');
    expect(box({}, true)).toContain('aria-label="Beli sebagai hadiah: Kursus stok"');
    expect(box({ price: rupiah(0) }, false)).not.toContain('keranjang');
  });

  test('of a service is followed by a talk before it, and who does it stands in the place of its drawn cover', () => {
    const service: Partial<ProductDetail> = { type: 'service', cover_url: null, modules: [], files: [] };
    const html = htmlOf(page(service));
    expect(html).toMatch(/Beli Sekarang.*Bicarakan dulu/);
    expect(html).not.toContain('keranjang: Kursus stok');
    expect(html).toMatch(/aria-label="Yang mengerjakan".*Rp 70\.000/);
    expect(htmlOf(<InstructorCard product={{ ...course, ...service }} />)).toMatch(
      /Tim Arunika.*Konsultan AI\./,
    );
    expect(htmlOf(<ProductDetails product={{ ...course, ...service }} />)).not.toContain('Tim Arunika');
    expect(wordsOf(page(service))).toMatch(
      /Fitur Utama Ini semua yang termasuk dalam harganya\. Lembar kerja/,
    );
    expect(wordsOf(page({ ...service, cover_url: '/media/layanan.webp' }))).toMatch(/Instruktur Tim Arunika/);
  });

  test('of a consultation that is held leads to where its time is chosen', () => {
    expect(htmlOf(page({ type: 'consultation' }, 'owned'))).toMatch(
      /href="\/user\/bookings"[^>]*>Pilih waktu/,
    );
  });
});
