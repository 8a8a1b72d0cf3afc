import { describe, expect, test } from 'vitest';
import type { ProductCard } from '#contract/catalog/products.ts';
import type { Overview } from '#contract/reports/overview.ts';
import type { WalletTransaction } from '#contract/wallet/wallet.ts';
import { overviewCopy } from '#messages/reports/overview.ts';
import { rupiah, sen } from '#shared/money/money.ts';
import { lastDays } from '#shared/time/dates.ts';
import { runInLanguage } from '#tests/support/language.ts';
import { htmlOf, textOf } from '#tests/support/page.tsx';
import { emptyOverview } from './empty-overview.ts';
import { Activity, BalanceChange, BalancePanel, Spending } from './overview.route.tsx';
import { Figures } from './overview-figures.tsx';
import { MarketplaceProducts, SubscriptionProducts } from './product-shelves.tsx';
import { TodayPanel } from './today-panel.tsx';

const NOW = '2026-11-21T05:00:00Z';
const ID = '7e0c8b4e-5f55-4c2f-9c53-0d4dd3a5b111';

const overview: Overview = {
  ...emptyOverview,
  wallet: {
    ...emptyOverview.wallet,
    balance_bigint: sen(127_500_000),
    total_spent: rupiah(2_412_000),
    created_at: NOW,
  },
  order_count: 9,
  active_services: [
    { id: ID, kind: 'subscription', title: 'Asisten balas chat', slug: 'asisten', since: NOW },
    { id: `${ID}2`, kind: 'paid_consultation', title: null, slug: null, since: NOW },
  ],
};

const line = (different: Partial<WalletTransaction>): WalletTransaction => ({
  id: '1',
  wallet_id: ID,
  user_id: ID,
  type: 'purchase',
  transaction_type: 'debit',
  amount_bigint: sen(-20_900_000),
  balance_before: sen(0),
  balance_after: sen(0),
  reference_type: null,
  reference_id: null,
  description: 'Rekap penjualan',
  metadata: {},
  paid: null,
  created_at: '2026-11-15T01:02:00Z',
  ...different,
});

const product = (different: Partial<ProductCard>): ProductCard => ({
  id: ID,
  slug: 'sop-ai-toko',
  title: 'SOP AI',
  type: 'template',
  rating_average: null,
  rating_count: 0,
  category: null,
  short_description: null,
  price: rupiah(149_000),
  original_price: null,
  discount_percentage: 0,
  sale: null,
  currency: 'IDR',
  cover_url: null,
  is_featured: false,
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
  ...different,
});

describe('the overview', () => {
  test('[PORT-008, PORT-009] shows the balance with the ways to Top Up and Marketplace', () => {
    const html = htmlOf(<BalancePanel overview={overview} />);
    expect(textOf(html)).toMatch(/Saldo Kredit Rp 1\.275\.000 Isi saldo Marketplace/);
    const english = runInLanguage('en', () => htmlOf(<BalancePanel overview={overview} />));
    expect(english).toMatch(/href="\/user\/billing"[^>]*>.*Top Up/);
    expect(runInLanguage('en', () => overviewCopy.title)).toBe('Dashboard Overview');
    expect(html).toContain('href="/user/marketplace"');
  });

  test('[PORT-010, PORT-011, PORT-012] counts spending, active services and orders, and names the services', () => {
    const html = htmlOf(<Figures overview={overview} />);
    expect(textOf(html)).toMatch(
      /Total Pengeluaran Rp 2\.412\.000 Sejak November 2026 Layanan Aktif 2 Asisten balas chat Konsultasi 1-on-1 Kelola Total Pembelian 9/,
    );
    expect(html).toMatch(/href="\/user\/subscriptions"[^>]*>Kelola/);
    expect(textOf(htmlOf(<Figures overview={emptyOverview} />))).toContain(
      'Layanan Aktif 0 Belum ada layanan aktif',
    );
  });

  test('[PORT-013, PORT-014, PORT-015, WAL-033, WAL-034] lists lines with date, signed amount in its colour and badge', () => {
    const gained = line({ id: '2', amount_bigint: sen(50_000_000), description: '', type: 'topup' });
    const list = () => htmlOf(<Activity activity={[line({}), gained]} />);
    const html = list();
    expect(textOf(html)).toMatch(
      /Rekap penjualan −Rp 209\.000 15 Nov, 08\.02 Pembelian Saldo masuk \+Rp 500\.000/,
    );
    expect(textOf(runInLanguage('en', list))).toMatch(/ Purchase Balance added \+Rp 500\.000/);
    // Red is for danger alone: a debit is an everyday thing of a wallet, and its sign says what it is (ADR 0072).
    expect(html).toMatch(/"num[^"]*">−Rp 209\.000/);
    expect(html).not.toContain('text-debit');
    expect(html).toMatch(/text-credit[^"]*">\+Rp 500\.000/);
    expect(html).toMatch(/href="\/user\/billing"[^>]*>Lihat Semua/);
  });

  test('[DECISIONS 68] a purchase that was paid directly is one line without a sign; a part of it from the balance has one', () => {
    const whole = line({ amount_bigint: sen(0), paid: { method: 'qris', amount_bigint: sen(4_900_000) } });
    const part = line({
      amount_bigint: sen(-2_500_000),
      paid: { method: 'va_bca', amount_bigint: sen(2_400_000) },
    });
    const html = htmlOf(<Activity activity={[whole, { ...part, id: '2' }]} />);
    expect(textOf(html)).toMatch(
      /Rekap penjualan Rp 49\.000 15 Nov, 08\.02 Pembelian, dibayar dengan QRIS Rekap penjualan −Rp 25\.000 .* Pembelian, Rp 24\.000 dibayar dengan [^R]*BCA/,
    );
    expect(html).not.toContain('text-credit');
  });

  test('[PORT-016, PORT-019, PORT-021, PORT-022] says what is empty when nothing is there or nothing could be read', () => {
    expect(textOf(htmlOf(<Activity activity={emptyOverview.activity} />))).toContain('Belum ada aktivitas');
    expect(textOf(htmlOf(<MarketplaceProducts products={[]} />))).toContain('Belum ada produk');
    expect(textOf(htmlOf(<SubscriptionProducts products={[]} />))).toContain('Belum ada layanan');
  });

  test('[PORT-017, PORT-018] shows the first three products with title, type and price', () => {
    const products = ['Satu', 'Dua', 'Tiga', 'Empat'].map((title) =>
      product({ id: title, slug: title.toLowerCase(), title }),
    );
    const html = htmlOf(<MarketplaceProducts products={products} />);
    expect(textOf(html)).toMatch(/Satu Template Rp 149\.000 Dua .* Tiga Template Rp 149\.000 $/);
    expect(html).toMatch(/href="\/user\/marketplace"[^>]*>Lihat Semua/);
  });

  test('[PORT-020] shows subscriptions with their price per cycle, a month when none is said', () => {
    const products = [
      product({ billing_cycle: 'yearly', title: 'Tahunan' }),
      product({ id: '2', title: 'Biasa' }),
    ];
    const text = textOf(htmlOf(<SubscriptionProducts products={products} />));
    expect(text).toContain('Layanan Berlangganan');
    expect(text).toMatch(/Tahunan Template Rp 149\.000 \/ tahun Biasa Template Rp 149\.000 \/ bulan/);
  });

  const daysOf = (...balances: readonly number[]) =>
    lastDays(NOW, balances.length).map((day, place) => ({ day, balance_bigint: sen(balances[place] ?? 0) }));

  test('says what the balance did, and draws its steps with a table of the changes', () => {
    const days = daysOf(174_900_000, 174_900_000, 127_500_000, 127_500_000);
    const show = (since: string) => htmlOf(<BalanceChange days={days} since={since} />);
    const text = textOf(show('2025-01-01T05:00:00Z'));
    expect(text).toMatch(/^\s*Saldo turun 474 rb sejak 18 Nov /);
    expect(text).toMatch(/18 Nov 2026 Rp 1\.749\.000 20 Nov 2026 Rp 1\.275\.000\s*$/);
    const english = textOf(runInLanguage('en', () => show('2025-01-01T05:00:00Z')));
    expect(english).toContain('Balance down 474 k since 18 Nov');
    // From its own first day on; a day alone has done nothing yet.
    expect(textOf(show('2026-11-20T05:00:00Z'))).toContain('Saldo sama seperti 20 Nov');
    expect(show('2026-11-20T05:00:00Z')).not.toContain('<svg');
    expect(show(NOW)).toBe('');
  });

  test('draws spending only where five weeks have some, from the week in which the wallet was opened', () => {
    const weeksWith = (spent: number) =>
      lastDays(NOW, 26 * 7)
        .filter((_, place) => place % 7 === 0)
        .map((week, place) => ({ week, spent_bigint: sen(place >= 26 - spent ? 25_000_000 : 0) }));
    const show = (spent: number, since: string | null) =>
      htmlOf(<Spending weeks={weeksWith(spent)} since={since} />);
    expect(show(4, '2026-05-01T05:00:00Z')).toBe('');
    expect(show(5, null)).toBe('');
    const html = show(5, '2026-10-08T05:00:00Z');
    expect(textOf(html)).toMatch(/Pengeluaran 7 minggu terakhir .*minggu ini/);
    expect(html.match(/<tr>/g)).toHaveLength(7);
    expect(html).not.toContain('hatch');
  });
});

describe('what can be done now', () => {
  const panel = (different: Partial<Overview>) =>
    htmlOf(<TodayPanel overview={{ ...overview, ...different }} />);

  test('on the first day it is what costs nothing, and the consultation that the profile opens', () => {
    const html = panel({ order_count: 0 });
    expect(textOf(html)).toMatch(
      /Mulai dari yang gratis Ambil materi gratis .* Profil Anda terisi 0%, terbuka mulai 80% Lengkapi profil .* Pilih produk pertama/,
    );
    expect(html).toContain('href="/freebies"');
    const ready = panel({
      order_count: 0,
      free_consultation: { is_eligible: true, is_used: false, percent: 100 },
    });
    expect(ready).toContain('href="/consultation"');
    const used = panel({
      order_count: 0,
      free_consultation: { is_eligible: true, is_used: true, percent: 100 },
    });
    expect(used).not.toContain('href="/consultation"');
  });

  test('later it is the lesson that was left, and what is due, each with its own verb', () => {
    const html = panel({
      in_hand: {
        slug: 'kelas',
        title: 'Kelas prompt',
        cover_url: null,
        progress: { lessons_total: 12, lessons_done: 6, percent: 50 },
        lock: null,
        module_title: 'Jadwal',
        lesson: { id: 'catatan', title: 'Catatan rapat', type: 'text', duration: null },
      },
      due: [
        { kind: 'past_due', id: ID, title: 'Asisten', amount: rupiah(99_000), at: NOW },
        { kind: 'renewal', id: ID, title: 'API', amount: rupiah(50_000), at: NOW, is_covered: true },
        { kind: 'renewal', id: `${ID}2`, title: 'Agen', amount: rupiah(50_000), at: NOW, is_covered: false },
        {
          kind: 'unpaid_top_up',
          id: ID,
          amount_bigint: sen(5_000_000),
          purchase_bigint: null,
          is_covered: false,
          checkout_url: 'https://pay.example/x',
          at: NOW,
          title: null,
        },
        { kind: 'consultation', id: ID, booked: 'paid', at: NOW, starts_at: null, place: null },
        { kind: 'review', id: ID, title: 'SOP AI', slug: 'sop-ai-toko' },
      ],
    });
    expect(textOf(html)).toMatch(
      /Catatan rapat Kelas prompt, Jadwal Lanjutkan pelajaran 6 dari 12 pelajaran selesai 6 hal menunggu Anda Asisten: tagihan gagal Rp 99\.000 belum terbayar, akses berakhir 21 Nov Selesaikan .* API diperpanjang 21 Nov Rp 50\.000 diambil dari saldo, cukup Kelola .* Rp 50\.000, saldo belum cukup Isi saldo .* Isi saldo: belum dibayar Rp 50\.000, dibuka .* Konsultasi 1-on-1 .* Atur jadwal .* Tulis ulasan/,
    );
    for (const href of [
      '/user/purchases/kelas/learn/catatan',
      'https://pay.example/x',
      '/user/purchases/sop-ai-toko/review',
    ])
      expect(html).toContain(`href="${href}"`);
  });

  test('what a payment completes is told with its price, and once the balance is enough it is paid from there', () => {
    const payment = {
      kind: 'unpaid_top_up',
      id: ID,
      amount_bigint: sen(2_500_000),
      purchase_bigint: sen(14_900_000),
      checkout_url: 'https://pay.example/x',
      at: NOW,
      title: 'SOP AI',
    } as const;
    expect(textOf(panel({ due: [{ ...payment, is_covered: false }] }))).toMatch(
      /SOP AI: belum dibayar Tinggal bayar Rp 25\.000 dari Rp 149\.000, dibuka .* Bayar : SOP AI/,
    );
    const covered = panel({ due: [{ ...payment, is_covered: true }] });
    expect(textOf(covered)).toMatch(/Rp 149\.000, saldo Anda sudah cukup Bayar dari saldo/);
    expect(covered).not.toContain('https://pay.example/x');
  });

  test('with nothing due it says so', () => {
    expect(textOf(panel({}))).toContain('Tidak ada yang menunggu');
  });
});
