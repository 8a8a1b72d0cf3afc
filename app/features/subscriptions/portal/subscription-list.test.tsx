import { describe, expect, test } from 'vitest';
import type { Charge, Subscription } from '#contract/subscriptions/subscriptions.ts';
import { rupiah, sen } from '#shared/money/money.ts';
import { periodProgress } from '../service/plan-view.ts';
import { html as htmlOf, textOf } from '../testing/markup.tsx';
import { product, subscription } from '../testing/samples.ts';
import { parseServiceView, serviceHref } from './service-view.ts';
import { SubscriptionList } from './subscription-list.tsx';
import { ChargeList } from './subscription-row.tsx';
import {
  type ChangeTerm,
  cancelTerms,
  nextStepText,
  planChangeNotice,
  resumeTerms,
} from './subscription-text.ts';
import { ServiceCatalogue } from './subscriptions.route.tsx';

const ID = '0b8b5f0e-9d8a-4c8e-8b52-8b7a7f1f2c11';
const NOW = new Date('2026-02-14T03:00:00.000Z');

describe('own subscriptions', () => {
  const list = (subscriptions: readonly Subscription[] | null) =>
    textOf(<SubscriptionList subscriptions={subscriptions} now={NOW} idempotencyKey="k" />);
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
      'Isi dan berkas',
      'Ganti paket',
      'Batalkan',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toContain('Tagihan berikutnya Rp 99.000 pada 28 Feb 2026.');
    expect(text.match(/\d\d [A-Z][a-z]{2} \d{4}/g), 'each date once').toEqual(['28 Feb 2026', '31 Jan 2026']);
  });

  test('[PROD-043] that are overdue say how much, until when, and how to make it good', () => {
    const text = list([overdue]);
    expect(text).toContain('Rp 99.000 belum terbayar');
    expect(text).toContain('3 Mar 2026 pukul 10.00 WIB');
    for (const part of ['Isi saldo', 'Coba bayar lagi', 'Belum terbayar']) expect(text).toContain(part);
    const frozen = { failure: 'WALLET_INACTIVE' as const, grace_until: overdue.current_period_end };
    const disputed = { ...frozen, failure: 'WALLET_DISPUTED' as const };
    expect(list([{ ...overdue, past_due: disputed }])).toContain('karena sengketa pembayaran di bank Anda');
    expect(list([{ ...overdue, past_due: frozen }])).toContain('Dompet Anda sedang dibekukan');
  });

  test('none, not readable, or over are states of their own', () => {
    expect(list([])).toContain('Belum ada layanan aktif');
    expect(list(null)).toContain('Langganan Anda belum dapat dimuat.');
    const over = { status: 'expired', ended_at: '2026-03-03T03:00:00.000Z', ended_reason: 'unpaid' } as const;
    const text = list([{ ...subscription, ...over, next_charge: null }]);
    expect(text).toContain('Sudah berakhir (1)');
    expect(text).toContain('Tagihan tidak terbayar · 3 Mar 2026');
    expect(text).not.toContain('Isi dan berkas');
  });

  test('say what happens next, and what cancelling does, in every state', () => {
    const plain = (text: string) => text.replaceAll('\u00a0', ' ');
    const trial: Subscription = { ...subscription, status: 'trialing' };
    expect(plain(nextStepText(trial))).toBe('Tagihan pertama Rp 99.000 pada 28 Feb 2026.');
    const ending: Subscription = { ...subscription, status: 'cancelled', next_charge: null };
    expect(nextStepText(ending)).toBe('Berjalan sampai 28 Feb 2026, lalu berakhir tanpa tagihan.');
    const next_plan = {
      plan: 'yearly',
      plan_name: 'Tahunan',
      billing_cycle: 'yearly',
      price: rupiah(990_000),
    } as const;
    const changing = { ...subscription, next_plan };
    expect(plain(planChangeNotice(changing) ?? '')).toBe('Berubah ke Tahunan: Rp 990.000 / tahun');
    expect(list([changing])).toContain('Berubah ke Tahunan');
    expect(planChangeNotice(subscription)).toBeNull();
    const cancelled: Subscription = { ...ending, next_plan };
    expect(planChangeNotice(cancelled)).toBeNull();
    const rows = (terms: readonly ChangeTerm[]) =>
      terms.map(({ label, value, notTaken = '' }) => plain(`${label}: ${notTaken} ${value}`));
    expect(rows(resumeTerms(cancelled))).toEqual([
      'Hari ini:  Rp 0',
      'Mulai 28 Feb 2026 pukul 10.00 WIB:  Rp 990.000 / tahun',
    ]);
    expect(rows(cancelTerms(subscription))).toEqual([
      'Akses sampai:  28 Feb 2026 pukul 10.00 WIB',
      'Tagihan sesudahnya: Rp 99.000 tidak diambil',
    ]);
    expect(rows(cancelTerms(trial))[0]).toMatch(/^Masa coba sampai/);
    expect(cancelTerms(overdue)).toEqual([]);
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
      discount: rupiah(0),
      created_at: subscription.started_at,
    };
    expect(textOf(<ChargeList charges={[charge]} />)).toMatch(
      /31 Jan 2026 – 28 Feb 2026 Rp 99\.000 Bulanan · Pesanan #a4a3c1de/,
    );
    expect(htmlOf(<ChargeList charges={[charge]} />), 'where its invoice and refund are').toContain(
      `href="/user/orders/${charge.order_id}"`,
    );
    expect(textOf(<ChargeList charges={[]} />)).toContain('Belum ada yang ditagih.');
  });

  test('what runs is not offered again below', () => {
    const other = { ...product, id: ID, slug: 'pembaca-nota', title: 'Pembaca nota' };
    const view = { search: '', type: null, page: 1 };
    const shown = (owned: readonly string[]) =>
      textOf(
        <ServiceCatalogue
          view={view}
          list={{ products: [product, other], total: 2 }}
          ownedIds={new Set(owned)}
          renderOffered={({ products, empty }) =>
            products.length === 0 ? empty?.hint : products.map(({ title }) => title).join(' ')
          }
        />,
      );
    expect(shown([])).toMatch(/Semua layanan .*2 layanan .*Laporan pagi.*Pembaca nota/);
    expect(shown([product.id])).toMatch(/Layanan lain .*1 layanan .*Pembaca nota/);
    expect(shown([product.id])).not.toContain('Laporan pagi');
    expect(shown([product.id, ID])).toContain('Yang cocok sudah berjalan untuk Anda');
  });

  test('[PORT-029] search and type of the catalogue live in the address, and nonsense there is nothing', () => {
    const view = parseServiceView(new URLSearchParams('search=nota&type=ai_tool&page=2'));
    expect(view).toEqual({ search: 'nota', type: 'ai_tool', page: 2 });
    expect(serviceHref(view)).toBe('/user/subscriptions?search=nota&type=ai_tool&page=2');
    expect(parseServiceView(new URLSearchParams('type=e_course&page=-1'))).toEqual({
      search: '',
      type: null,
      page: 1,
    });
  });
});
