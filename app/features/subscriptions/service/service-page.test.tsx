import { describe, expect, test } from 'vitest';
import { runInLanguage } from '#tests/support/language.ts';
import { html, textOf } from '../testing/markup.tsx';
import { monthly, plan, product, subscription, yearly } from '../testing/samples.ts';
import { billingMoments } from './plan-view.ts';
import { ServiceDetails } from './service-details.tsx';
import { serviceGuide } from './service-guide.ts';
import { ServicePage } from './service-page.tsx';
import { ServiceNotFound } from './subscription.route.tsx';

const stranger = { state: 'known', live: null, had_trial: false } as const;
const page = (wishes: Partial<Parameters<typeof ServicePage>[0]> = {}) => {
  const shown = { product, plans: [monthly, yearly], plan: monthly, trialDays: 0, own: stranger, ...wishes };
  return (
    <ServicePage
      isBusy={false}
      onChoose={() => undefined}
      onSubscribe={() => undefined}
      details={<ServiceDetails product={shown.product} plans={shown.plans} live={shown.own.live} />}
      {...shown}
    />
  );
};

describe('the page of a service', () => {
  test('[PROD-027, PROD-028, PROD-029, PROD-030, PROD-032, PROD-033, PROD-036, PROD-039, PROD-040, PROD-041] says everything before one subscribes', () => {
    const perks = ['Akses penuh', 'Pembaruan otomatis', 'Dukungan prioritas'].map((name) => ({
      name,
      description: 'Ditulis pemiliknya.',
    }));
    const features = [...product.subscription_features, ...perks];
    const text = textOf(page({ product: { ...product, subscription_features: features } }));
    const parts = [
      'Laporan pagi',
      'Bulanan',
      'Rp 99.000 / bulan',
      'Tahunan',
      'Hemat 17%',
      'Rp 990.000 / tahun',
      'Berlangganan Sekarang',
      ...perks.map(({ name }) => name),
      'Ringkasan Satu pesan setiap pagi.',
      'Isi lengkap',
      'stok',
      'Bagikan',
    ];
    for (const part of parts) expect(text).toContain(part);
    expect(text).not.toContain('Hemat 20%');
    // PROD-041 is for whoever is signed in; a visitor would end at a page that asks for an account.
    expect(html(page())).toMatch(/href="\/marketplace\?kind=subscription"[^>]*>.*?Kembali ke Marketplace/s);
  });

  test('[PROD-037, PROD-038] has the terms, and the price of each period once', () => {
    const text = textOf(page());
    for (const part of ['Perpanjangan otomatis Ya', 'Bisa dibatalkan kapan saja Ya'])
      expect(text).toContain(part);
    const english = runInLanguage('en', () => textOf(page()));
    for (const part of ['Billing Cycle', 'Auto Renewal Yes', 'Cancel Anytime Yes', 'Support 24/7']) {
      expect(english).toContain(part);
    }
    // The one list of prices is where one chooses (DECISIONS 74).
    expect(text.match(/Bulanan Rp 99\.000 \/ bulan Tahunan Hemat 17% Rp 990\.000 \/ tahun/g)).toHaveLength(1);
    expect(text.match(/Rp 990\.000/g)).toHaveLength(1);
    expect(textOf(page({ product: { ...product, auto_renewal: false } }))).toContain(
      'Perpanjangan otomatis Tidak',
    );
  });

  test('[PROD-034, PROD-035] watches what runs, and leads to the real API and a real file', () =>
    runInLanguage('en', () => {
      const markup = html(page({ product: { ...product, type: 'api_access' } }));
      expect(markup).toContain('Analytics &amp; Monitoring');
      expect(markup).toContain('API Documentation');
      expect(markup).toMatch(/href="\/api\/docs"[^>]*>.*?Docs/s);
      expect(markup).toMatch(/href="\/subscription\/laporan-pagi\/guide\.md"[^>]*>.*?Download/s);
    }));

  test('[PROD-032] promises nothing that its owner did not write, and lists the lessons of a course', () => {
    const lessons = [
      { title: 'Pembuka', duration: '12 menit', is_preview: false },
      { title: null, duration: null, is_preview: false },
    ];
    const course = {
      ...product,
      subscription_features: [],
      modules: [{ title: 'Mulai', duration: null, description: null, lessons }],
    };
    const text = textOf(page({ product: course }));
    for (const part of ['Isi kelas', 'Mulai', 'Pembuka', '12 menit', 'Pelajaran 2'])
      expect(text).toContain(part);
    for (const promise of ['Akses penuh', 'Dukungan prioritas', 'Dokumentasi API'])
      expect(text).not.toContain(promise);
    const plans = [plan({ endpoints: ['https://api.contoh.example/v1'] })];
    expect(textOf(page({ plans }))).toContain('https://api.contoh.example/v1');
  });

  test('[PROD-031, MKT-012, MKT-029] has one button that says what can be done', () => {
    const soon = {
      product: { ...product, availability: 'coming_soon' as const, price: null },
      plans: [],
      plan: undefined,
    };
    const states = [
      [{ isBusy: true }, 'disabled="" aria-busy="true">Memproses...'],
      [{ own: { ...stranger, state: 'checking' as const } }, '>Berlangganan Sekarang'],
      [{ own: { ...stranger, state: 'visitor' as const } }, 'Tanpa daftar akun, cukup nama dan email.'],
      [{ own: { ...stranger, had_trial: true } }, 'Masa coba layanan ini sudah pernah Anda pakai'],
      [{ own: { ...stranger, live: subscription } }, 'Lihat di Langganan Anda'],
      [{ plan: { ...monthly, is_available: false } }, '>Stok Habis'],
      [soon, 'Harga diumumkan begitu dibuka'],
    ] as const;
    for (const [wishes, words] of states) expect(html(page(wishes))).toContain(words);
    const owned = () => html(page({ own: { ...stranger, live: subscription } }));
    expect(runInLanguage('en', owned)).toContain('View in My Subscriptions');
    const visitor = () => html(page({ own: { ...stranger, state: 'visitor' } }));
    expect(runInLanguage('en', visitor)).toContain('No account needed, just your name and email.');
    expect(html(page(soon))).not.toContain('Rp ');
    expect(owned()).not.toContain('Berlangganan Sekarang');
  });

  test('a trial is said with what is charged when', () => {
    const moments = billingMoments({ plan: monthly, trial_days: 14, auto_renewal: true });
    expect(moments.map(({ when, amount }) => [when, amount])).toEqual([
      ['Hari ini', null],
      ['Hari ke-11', null],
      ['Hari ke-14', 99_000],
      ['Kapan saja', null],
    ]);
    // Nobody who tries it without an account has a balance yet.
    expect(moments[2]?.what).toMatch(
      /dari saldo yang Anda isi.*belum cukup.*berhenti sendiri 3 hari kemudian/,
    );
    expect(textOf(page({ trialDays: 14 }))).toContain('Coba 14 hari tanpa bayar');
    expect(billingMoments({ plan: monthly, trial_days: 0, auto_renewal: false }).at(-1)?.amount).toBeNull();
  });

  test('[ERR-067, ERR-068] that is not there says so, differently from one that can not be loaded', () => {
    expect(textOf(<ServiceNotFound problem="not_found" />)).toContain('Produk subscription tidak ditemukan');
    expect(textOf(<ServiceNotFound problem="failed" />)).toContain('Gagal memuat produk subscription');
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
