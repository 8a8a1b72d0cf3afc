import { describe, expect, test } from 'vitest';
import type { ProductDetail } from '#contract/catalog/products.ts';
import { rupiah } from '#shared/money/money.ts';
import { runInLanguage } from '#tests/support/language.ts';
import { htmlOf } from '#tests/support/page.tsx';
import { course } from '../testing/sample-course.ts';
import { wordsOf } from '../testing/words-of.ts';
import { ProductCard } from './product-card.tsx';
import { FeaturedProductCard } from './product-list.tsx';

describe('a card', () => {
  const card = (change: Partial<ProductDetail>, isOwned = false) => (
    <ProductCard
      product={{ ...course, ...change }}
      isOwned={isOwned}
      detailHref="/marketplace?detail=kursus-stok"
    />
  );

  test('[MKT-014] leads to its dialog, and shows the price or Free, and the rating where there is one', () => {
    expect(htmlOf(card({}))).toContain('href="/marketplace?detail=kursus-stok"');
    expect(wordsOf(card({ duration_hours: 0.5 }))).toMatch(/2 modul.· 30.menit.· Retail.*4,6.*Rp 70\.000/);
    expect(runInLanguage('en', () => wordsOf(card({ price: rupiah(0) })))).toContain('Free');
    expect(wordsOf(card({ rating_average: null, rating_count: 0 }))).not.toContain('ulasan');
  });

  test('of a service offers a subscription, of anything else to buy or to get it', () => {
    const service = { is_subscription: true, billing_cycle: 'monthly' } as const;
    expect(wordsOf(card(service))).toMatch(/Berlangganan Kursus stok/);
    expect(wordsOf(card({ ...service, price: rupiah(0) }))).toContain('Berlangganan');
    expect(wordsOf(card({}))).toContain('Beli Kursus stok');
    expect(wordsOf(card({ price: rupiah(0) }))).toContain('Ambil gratis Kursus stok');
  });

  test('[MKT-012] of what is coming has a disabled button, and one labelled link that tells when it can be bought', () => {
    const soon = htmlOf(card({ availability: 'coming_soon', price: null }));
    expect(soon).toMatch(/disabled=""[^>]*>Segera hadir/);
    expect(soon.match(/<button/g)).toHaveLength(2);
    expect(soon).toMatch(/href="\/notify\/kursus-stok"[^>]*>Kabari saya/);
    const soldOut = htmlOf(card({ availability: 'out_of_stock' }));
    expect(soldOut).toMatch(/disabled=""[^>]*>Stok Habis/);
    expect(soldOut).toMatch(/href="\/notify\/kursus-stok"[^>]*>Kabari saya/);
  });

  test('[MKT-015] of something owned leads to where it is', () => {
    const subscription = { is_subscription: true, billing_cycle: 'monthly' } as const;
    const inEnglish = (...owned: Parameters<typeof card>) =>
      runInLanguage('en', () => htmlOf(card(...owned)));
    expect(inEnglish(subscription, true)).toMatch(
      /href="\/user\/subscriptions"[^>]*>View in My Subscriptions/,
    );
    expect(inEnglish({}, true)).toMatch(/href="\/user\/purchases"[^>]*>View in My Purchases/);
    expect(htmlOf(card({}, true))).toContain('Lihat di Pembelian');
  });

  test('of time with somebody is never done with: its next time is chosen, or it is ordered again, and it is in no cart', () => {
    const talk = { type: 'consultation' } as const;
    expect(htmlOf(card(talk))).toMatch(/href="\/book\/kursus-stok"[^>]*>Pilih waktu/);
    expect(htmlOf(card(talk, true))).toMatch(/href="\/user\/bookings"[^>]*>Pilih waktu/);
    expect(htmlOf(card({ type: 'service' }, true))).toMatch(/detail=kursus-stok"[^>]*>Pesan lagi/);
    for (const held of [card(talk), card(talk, true), card({ type: 'service' }, true)]) {
      expect(htmlOf(held)).not.toMatch(/Dimiliki|keranjang/);
    }
  });

  test('that is the largest picture of the page is fetched first, the others when they come near', () => {
    const lead = htmlOf(<FeaturedProductCard product={course} isOwned={false} detailHref="/" />);
    expect(lead).toMatch(/<img[^>]*loading="eager"[^>]*fetchPriority="high"/i);
    expect(htmlOf(card({}))).toMatch(/<img[^>]*loading="lazy"/);
    expect(htmlOf(card({}))).not.toMatch(/fetchpriority/i);
  });
});
