import { describe, expect, test } from 'vitest';
import type { Overview } from '#contract/account/overview.ts';
import type { WalletTransaction } from '#contract/account/wallet.ts';
import type { ProductCard } from '#contract/public/products.ts';
import { overviewCopy } from '#messages/overview.ts';
import { lastDays, lastMonths } from '#shared/dates.ts';
import { rupiah, sen } from '#shared/money.ts';
import { runInLanguage } from '#tests/support/language.ts';
import { htmlOf, textOf } from '#tests/support/page.tsx';
import { Activity } from './activity.tsx';
import { BalancePanel } from './balance-panel.tsx';
import { emptyOverview } from './empty-overview.ts';
import { Figures } from './figures.tsx';
import { BalanceChart, SpendingChart } from './overview-charts.tsx';
import { MarketplaceProducts, SubscriptionProducts } from './product-shelves.tsx';
import { Spending } from './spending.tsx';

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
  currency: 'IDR',
  cover_url: null,
  is_featured: false,
  is_subscription: false,
  billing_cycle: null,
  availability: 'available',
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
    expect(textOf(html)).toMatch(/Rekap penjualan −Rp 209\.000 15 Nov, 08\.02 \S+ Transaksi \+Rp 500\.000/);
    expect(textOf(runInLanguage('en', list))).toMatch(/ Usage Transaction \+Rp 500\.000/);
    expect(html).toMatch(/text-debit">−Rp 209\.000/);
    expect(html).toMatch(/text-credit">\+Rp 500\.000/);
    expect(html).toMatch(/href="\/user\/billing"[^>]*>Lihat Semua/);
  });

  test('[PORT-016, PORT-019, PORT-021, PORT-022] says what is empty when nothing is there or nothing could be read', () => {
    expect(textOf(htmlOf(<Activity activity={emptyOverview.activity} />))).toContain('Belum ada aktivitas');
    expect(textOf(htmlOf(<MarketplaceProducts products={[]} />))).toContain('Belum ada produk');
    expect(textOf(htmlOf(<SubscriptionProducts products={[]} />))).toContain('Belum ada layanan');
    expect(textOf(htmlOf(<Spending months={emptyOverview.history.months} />))).toContain(
      'Belum ada yang dibelanjakan',
    );
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

  test('draws balance and spending with a table behind each, and a year of nothing without dividing by it', () => {
    const days = lastDays(NOW, 30).map((day, n) => ({ day, balance_bigint: sen(n * 100_000) }));
    const html = htmlOf(<BalanceChart days={days} />);
    expect(textOf(html)).toContain('21 November 2026 Rp 29.000');
    expect(html.match(/<tr>/g)).toHaveLength(31);
    expect(html).not.toMatch(/NaN|Infinity/);
    const months = lastMonths(NOW, 6).map((month, n) => ({
      month,
      spent_bigint: sen(n === 4 ? -100 : n * 10_000_000),
    }));
    const bars = htmlOf(<SpendingChart months={months} />);
    expect(textOf(bars)).toContain('Oktober 2026 −Rp 1 November 2026 Rp 500.000');
    expect(bars).toContain('height:100%');
    expect(bars).not.toMatch(/height:-/);
    const nothing = htmlOf(<BalanceChart days={days.map(({ day }) => ({ day, balance_bigint: sen(0) }))} />);
    expect(nothing).not.toMatch(/NaN|Infinity/);
  });
});
