import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { ProductContent } from '#contract/catalog/product-content.ts';
import { rupiah } from '#shared/money/money.ts';
import { runInLanguage } from '#tests/support/language.ts';
import { ContentNotFound, ContentPage } from './content.route.tsx';

const product: ProductContent['product'] = {
  id: '0b6f2a54-6d0e-4c6b-9a51-6f1d7f1e0a01',
  slug: 'kelas-contoh',
  title: 'Kelas contoh',
  type: 'e_course',
  category: null,
  short_description: 'Satu kalimat tentang kelas ini.',
  price: rupiah(150_000),
  original_price: null,
  discount_percentage: 0,
  sale: null,
  currency: 'IDR',
  cover_url: null,
  is_featured: true,
  is_subscription: false,
  billing_cycle: null,
  availability: 'available',
  next_session_at: null,
  places_left: null,
  launch_date: null,
  cta_text: null,
  highlights: [],
  feature_count: 0,
  module_count: 0,
  section_count: 0,
  price_varies: false,
  duration_hours: null,
  rating_average: null,
  rating_count: 0,
};
const empty: ProductContent = { product, sections: [], previews: [] };

function show(content: ProductContent, access: 'checking' | 'owned' | 'none' = 'none'): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <ContentPage
        content={content}
        preview={null}
        outline={null}
        access={access}
        isBusy={false}
        onBuy={() => undefined}
      />
    </MemoryRouter>,
  );
}

test('[PROD-045] the header has title, short description, type and the Featured badge', () => {
  const html = show(empty);
  for (const words of [
    'Kelas contoh',
    'Satu kalimat tentang kelas ini.',
    'E-course',
    'Unggulan',
    'Rp 150.000',
  ]) {
    expect(html.replaceAll('\u00a0', ' ')).toContain(words);
  }
  expect(runInLanguage('en', () => show(empty))).toContain('Featured');
  expect(show({ ...empty, product: { ...product, is_featured: false } })).not.toContain('Unggulan');
});

test('[PROD-052] without sections it says so, and leads to the product', () => {
  const html = show(empty);
  expect(html).toContain('Konten Belum Tersedia');
  expect(html).toContain('href="/product/kelas-contoh"');
});

test('[PROD-053] a missing product is said to be missing, with the way back', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ContentNotFound />
    </MemoryRouter>,
  );
  expect(html).toMatch(/<h1[^>]*>Produk Tidak Ditemukan<\/h1>/);
  expect(html).toMatch(/<a[^>]*href="\/marketplace"[^>]*>Kembali<\/a>/);
});

test('what can be done follows who looks and what is left', () => {
  expect(show(empty)).toContain('Beli untuk membuka');
  expect(show(empty, 'owned')).toContain('href="/user/purchases/kelas-contoh"');
  // Before it is known who looks on, and without scripts for ever: the way to the page that asks.
  expect(show(empty, 'checking')).toMatch(
    /<form action="\/checkout\/kelas-contoh" method="get"><button type="submit"(?![^>]*disabled=)[^>]*>Beli untuk membuka/,
  );
  const soldOut = { ...empty, product: { ...product, availability: 'out_of_stock' as const } };
  expect(show(soldOut)).toMatch(/Stok Habis.*href="\/notify\/kelas-contoh"[^>]*>Kabari saya/);
  const soon = { ...empty, product: { ...product, price: null, availability: 'coming_soon' as const } };
  expect(show(soon)).toMatch(/Segera hadir.*href="\/notify\/kelas-contoh"[^>]*>Kabari saya/);
  expect(show(soon)).not.toContain('type="submit"');
  expect(show(soon)).not.toContain('150.000');
  expect(show({ ...empty, product: { ...product, price: rupiah(0) } })).toContain('Ambil gratis');
});
