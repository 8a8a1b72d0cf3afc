import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { Charge, Subscription } from '#contract/account/subscriptions.ts';
import type { Plan } from '#contract/public/plans.ts';
import type { ProductDetail } from '#contract/public/products.ts';
import { rupiah, sen } from '#shared/money.ts';
import { ChargeList } from './charge-history.tsx';
import { OwnSubscriptions } from './own-subscriptions.tsx';
import { billingMoments, periodProgress } from './plan-view.ts';
import { serviceGuide } from './service-guide.ts';
import { ServiceMissing } from './service-missing.tsx';
import { ServicePage } from './service-page.tsx';
import { readServiceView, serviceHref } from './service-view.ts';
import { cancelConsequence, nextStep } from './subscription-words.ts';

/** What the server sends of these components. */
function html(element: ReactNode): string {
  const Stub = createRoutesStub([{ path: '/', Component: () => element }]);
  return renderToStaticMarkup(<Stub />).replaceAll('\u00a0', ' ');
}
const textOf = (element: ReactNode) =>
  html(element)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

const plan = (wishes: Partial<Plan>): Plan => ({
  plan: 'monthly',
  name: 'Bulanan',
  billing_cycle: 'monthly',
  price: rupiah(99_000),
  saving_percent: 0,
  features: [],
  endpoints: [],
  access_level: null,
  is_available: true,
  ...wishes,
});
const monthly = plan({});
const yearly = plan({
  plan: 'yearly',
  name: 'Tahunan',
  billing_cycle: 'yearly',
  price: rupiah(990_000),
  saving_percent: 17,
});

const product: ProductDetail = {
  id: '7e0c8b4e-5f55-4c2f-9c53-0d4dd3a5b111',
  slug: 'laporan-pagi',
  title: 'Laporan pagi',
  type: 'subscription_service',
  category: 'Retail',
  short_description: 'Ringkasan kemarin.',
  price: rupiah(99_000),
  original_price: null,
  discount_percentage: 0,
  currency: 'IDR',
  cover_url: null,
  is_featured: false,
  is_subscription: true,
  billing_cycle: 'monthly',
  availability: 'available',
  launch_date: null,
  cta_text: null,
  highlights: [],
  feature_count: 0,
  module_count: 0,
  duration_hours: null,
  description: '',
  content_body: '<p>Isi <strong>lengkap</strong></p>',
  features: [],
  media_gallery: [],
  modules: [],
  requirements: [],
  tags: ['stok'],
  difficulty_level: null,
  language: 'id',
  instructor_name: null,
  instructor_avatar: null,
  instructor_bio: null,
  max_students: null,
  start_date: null,
  rating_average: null,
  rating_count: 0,
  stock: null,
  is_active: true,
  cta_link: null,
  subscription_features: [{ name: 'Ringkasan', description: 'Satu pesan setiap pagi.' }],
  auto_renewal: true,
  trial_period_days: 14,
  meta_title: null,
  meta_description: null,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
};

const stranger = { state: 'known', live: null, had_trial: false } as const;
const page = (wishes: Partial<Parameters<typeof ServicePage>[0]> = {}) => (
  <ServicePage
    product={product}
    plans={[monthly, yearly]}
    plan={monthly}
    trialDays={0}
    own={stranger}
    isBusy={false}
    onChoose={() => undefined}
    onSubscribe={() => undefined}
    {...wishes}
  />
);

const subscription: Subscription = {
  id: 'd4a3c1de-1d11-4c2f-9c53-0d4dd3a5b111',
  product_id: product.id,
  order_id: 'a4a3c1de-1d11-4c2f-9c53-0d4dd3a5b111',
  product: {
    slug: product.slug,
    title: product.title,
    type: product.type,
    short_description: null,
    cover_url: null,
  },
  status: 'active',
  auto_renewal: true,
  plan: 'monthly',
  plan_name: 'Bulanan',
  billing_cycle: 'monthly',
  price: rupiah(99_000),
  current_period_start: '2026-01-31T03:00:00.000Z',
  current_period_end: '2026-02-28T03:00:00.000Z',
  trial_end: null,
  next_plan: null,
  next_charge: { at: '2026-02-28T03:00:00.000Z', amount: rupiah(99_000) },
  past_due: null,
  total_paid_bigint: sen(9_900_000),
  charge_count: 1,
  started_at: '2026-01-31T03:00:00.000Z',
  ended_at: null,
  ended_reason: null,
};
const NOW = new Date('2026-02-14T03:00:00.000Z');

describe('the page of a service', () => {
  test('[PROD-027, PROD-028, PROD-029, PROD-030, PROD-032, PROD-033, PROD-036, PROD-039, PROD-040, PROD-041] says everything before one subscribes', () => {
    const text = textOf(page());
    const parts = [
      'Laporan pagi',
      'Bulanan',
      'Rp 99.000 / bulan',
      'Tahunan',
      'Hemat 17%',
      'Rp 990.000 / tahun',
      'Berlangganan Sekarang',
      'Akses penuh semua fitur',
      'Pembaruan otomatis',
      'Dukungan prioritas',
      'Ringkasan Satu pesan setiap pagi.',
      'Isi lengkap',
      'stok',
      'Bagikan',
    ];
    for (const part of parts) expect(text).toContain(part);
    expect(text).not.toContain('Hemat 20%');
    expect(html(page())).toMatch(/href="\/user\/subscriptions"[^>]*>.*?Kembali ke My Subscriptions/s);
  });

  test('[PROD-037, PROD-038] has the terms and the prices of a year in figures that agree', () => {
    const text = textOf(page());
    for (const part of ['Billing Cycle', 'Auto Renewal Ya', 'Cancel Anytime Ya', 'Support 24/7']) {
      expect(text).toContain(part);
    }
    expect(text).toMatch(
      /Bulanan Rp 99\.000 \/ bulan Rp 1\.188\.000 Tahunan Rp 990\.000 \/ tahun Rp 990\.000 Hemat 17%/,
    );
    expect(textOf(page({ product: { ...product, auto_renewal: false } }))).toContain('Auto Renewal Tidak');
  });

  test('[PROD-034, PROD-035] watches what runs, and leads to the real API and a real file', () => {
    const markup = html(page());
    expect(markup).toContain('Analytics &amp; Monitoring');
    expect(markup).toMatch(/href="\/api\/docs"[^>]*>.*?Docs/s);
    expect(markup).toMatch(/href="\/subscription\/laporan-pagi\/guide\.md"[^>]*>.*?Download/s);
  });

  test('[PROD-031, MKT-012, MKT-029] has one button that says what can be done', () => {
    const soon = {
      product: { ...product, availability: 'coming_soon' as const, price: null },
      plans: [],
      plan: undefined,
    };
    const states = [
      [{ isBusy: true }, 'disabled="" aria-busy="true">Memproses...'],
      [{ own: { ...stranger, state: 'checking' as const } }, '>Checking Access...'],
      [{ own: { ...stranger, state: 'visitor' as const } }, 'Please log in to purchase this product'],
      [{ own: { ...stranger, had_trial: true } }, 'Masa coba layanan ini sudah pernah Anda pakai'],
      [{ own: { ...stranger, live: subscription } }, 'View in My Subscriptions'],
      [{ plan: { ...monthly, is_available: false } }, '>Stok Habis'],
      [soon, 'Harga akan diumumkan saat launch'],
    ] as const;
    for (const [wishes, words] of states) expect(html(page(wishes))).toContain(words);
    expect(html(page(soon))).not.toContain('Rp ');
    expect(html(page({ own: { ...stranger, live: subscription } }))).not.toContain('Berlangganan Sekarang');
  });

  test('a trial is said with what is charged when', () => {
    const moments = billingMoments({ plan: monthly, trial_days: 14, auto_renewal: true });
    expect(moments.map(({ when, amount }) => [when, amount])).toEqual([
      ['Hari ini', null],
      ['Hari ke-11', null],
      ['Hari ke-14', 99_000],
      ['Kapan saja', null],
    ]);
    expect(textOf(page({ trialDays: 14 }))).toContain('Coba 14 hari tanpa bayar');
    expect(billingMoments({ plan: monthly, trial_days: 0, auto_renewal: false }).at(-1)?.amount).toBeNull();
  });

  test('[ERR-067, ERR-068] that is not there says so, differently from one that can not be loaded', () => {
    expect(textOf(<ServiceMissing problem="not_found" />)).toContain('Produk subscription tidak ditemukan');
    expect(textOf(<ServiceMissing problem="failed" />)).toContain('Gagal memuat produk subscription');
  });

  test('[PROD-035] the downloaded guide holds plans, features and calls, and no markup of its author', () => {
    const guide = serviceGuide({
      product: { ...product, title: 'Laporan\n# <pagi>' },
      plans: [monthly, plan({ endpoints: ['https://api.contoh.example/v1'] })],
      trial_days: 14,
      origin: 'https://arunika.example',
    });
    expect(guide.split('\n')[0]).toBe('# Laporan \\# \\<pagi\\>');
    for (const part of [
      'Rp 99.000 / bulan',
      'Masa coba: 14 hari',
      '**Ringkasan**',
      'https://arunika.example/api/docs',
    ]) {
      expect(guide).toContain(part);
    }
    expect(guide).toContain(`curl https://arunika.example/api/products/${product.id}/plans`);
  });
});

describe('own subscriptions', () => {
  const list = (subscriptions: readonly Subscription[] | null) =>
    textOf(<OwnSubscriptions subscriptions={subscriptions} now={NOW} />);
  const overdue: Subscription = {
    ...subscription,
    status: 'past_due',
    past_due: { failure: 'INSUFFICIENT_BALANCE', grace_until: '2026-03-03T03:00:00.000Z' },
    next_charge: { at: '2026-03-01T03:00:00.000Z', amount: rupiah(99_000) },
  };

  test('[PROD-043] show state, plan, period and the next charge', () => {
    const text = list([subscription]);
    for (const part of [
      'Aktif',
      'Bulanan',
      'Rp 99.000 / bulan',
      'Hari 15 dari 28',
      'Ganti paket',
      'Batalkan',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toContain('Tagihan berikutnya Rp 99.000 pada 28 Feb 2026.');
  });

  test('[PROD-043] that are overdue say how much, until when, and how to make it good', () => {
    const text = list([overdue]);
    expect(text).toContain('Rp 99.000 belum terbayar');
    expect(text).toContain('03 Maret 2026 pukul 10.00 WIB');
    for (const part of ['Isi saldo', 'Coba bayar lagi', 'Belum terbayar']) expect(text).toContain(part);
    const frozen = { failure: 'WALLET_INACTIVE' as const, grace_until: overdue.current_period_end };
    expect(list([{ ...overdue, past_due: frozen }])).toContain('Dompet Anda sedang dibekukan');
  });

  test('none, not readable, or over are states of their own', () => {
    expect(list([])).toContain('Belum ada layanan aktif');
    expect(list(null)).toContain('Langganan Anda belum dapat dimuat.');
    const over = { status: 'expired', ended_at: '2026-03-03T03:00:00.000Z', ended_reason: 'unpaid' } as const;
    const text = list([{ ...subscription, ...over, next_charge: null }]);
    expect(text).toContain('Sudah berakhir (1)');
    expect(text).toContain('Tagihan tidak terbayar · 03 Mar 2026');
  });

  test('say what happens next, and what cancelling does, in every state', () => {
    const plain = (text: string) => text.replaceAll('\u00a0', ' ');
    const trial: Subscription = { ...subscription, status: 'trialing' };
    expect(plain(nextStep(trial))).toBe(
      'Masa coba sampai 28 Feb 2026. Tagihan pertama Rp 99.000 pada 28 Feb 2026.',
    );
    const ending: Subscription = { ...subscription, status: 'cancelled', next_charge: null };
    expect(nextStep(ending)).toBe('Berjalan sampai 28 Feb 2026, lalu berakhir tanpa tagihan.');
    const next_plan = {
      plan: 'yearly',
      plan_name: 'Tahunan',
      billing_cycle: 'yearly',
      price: rupiah(990_000),
    } as const;
    expect(nextStep({ ...subscription, next_plan })).toContain('Pindah ke Tahunan');
    expect(plain(cancelConsequence(subscription))).toContain('sampai 28 Februari 2026 pukul 10.00 WIB');
    expect(cancelConsequence(trial)).toMatch(/^Masa coba tetap berjalan/);
    expect(cancelConsequence(overdue)).toContain('akses ditutup sekarang juga');
  });

  test('a period is counted in days that began', () => {
    expect(periodProgress(subscription, new Date(subscription.current_period_start))).toMatchObject({
      day: 1,
      days: 28,
    });
    expect(periodProgress(subscription, new Date('2027-01-01'))).toEqual({ day: 28, days: 28, percent: 100 });
  });

  test('charges name their period, amount and order; none is said in words', () => {
    const charge: Charge = {
      id: subscription.id,
      order_id: 'a4a3c1de-1d11-4c2f-9c53-0d4dd3a5b111',
      plan_name: 'Bulanan',
      period_start: subscription.current_period_start,
      period_end: subscription.current_period_end,
      amount: rupiah(99_000),
      amount_bigint: sen(9_900_000),
      created_at: subscription.started_at,
    };
    expect(textOf(<ChargeList charges={[charge]} />)).toMatch(
      /31 Jan 2026 – 28 Feb 2026 Rp 99\.000 Bulanan · Pesanan #a4a3c1de/,
    );
    expect(textOf(<ChargeList charges={[]} />)).toContain('Belum ada yang ditagih.');
  });

  test('[PORT-029] search and type of the catalogue live in the address, and nonsense there is nothing', () => {
    const view = readServiceView(new URLSearchParams('search=nota&type=ai_tool&page=2'));
    expect(view).toEqual({ search: 'nota', type: 'ai_tool', page: 2 });
    expect(serviceHref(view)).toBe('/user/subscriptions?search=nota&type=ai_tool&page=2');
    expect(readServiceView(new URLSearchParams('type=e_course&page=-1'))).toEqual({
      search: '',
      type: null,
      page: 1,
    });
  });
});
