import { describe, expect, test } from 'vitest';
import type { PurchaseIntent } from '#contract/intents/purchase-intents.ts';
import type { Payment, WalletDispute } from '#contract/wallet/wallet.ts';
import { rupiah, sen } from '#shared/money/money.ts';
import { shownPaymentStatus } from '#shared/payments/payments.ts';
import { runInLanguage } from '#tests/support/language.ts';
import { htmlOf, textOf } from '#tests/support/page.tsx';
import { BalanceSummary, FrozenNotice } from './billing.route.tsx';
import { billingHref, exportHref, monthsSince, PAGE_SIZE, parseBillingView } from './history/billing-view.ts';
import { billingProblem, emptyWallet } from './history/fetch-billing.ts';
import { HistoryToolbar } from './history/history-toolbar.tsx';
import { PaymentList, paymentLinks } from './history/payment-list.tsx';
import { TransactionList } from './history/transaction-list.tsx';
import { IntentList } from './payment-notice.tsx';

const ID = '7e0c8b4e-5f55-4c2f-9c53-0d4dd3a5b111';
const viewOf = (query: string) => parseBillingView(new URLSearchParams(query));

const payment = (different: Partial<Payment>): Payment => ({
  id: ID,
  gateway: 'dev_mode',
  user_id: ID,
  amount_bigint: sen(5_000_000),
  received_bigint: null,
  currency: 'IDR',
  status: 'pending',
  payment_method: 'stripe',
  qr_text: null,
  description: '',
  checkout_url: 'https://bayar.example/1',
  invoice_url: 'https://bayar.example/1',
  intent_id: null,
  expires_at: '2026-11-21T03:00:00Z',
  created_at: '2026-11-21T02:00:00Z',
  completed_at: null,
  ...different,
});

describe('billing', () => {
  test('[PORT-023, CONST-002] shows its three cards, in rupiah', () => {
    const wallet = {
      id: ID,
      user_id: ID,
      balance_bigint: sen(127_500_000),
      currency: 'IDR',
      is_active: true,
      dispute: null,
      total_spent: rupiah(725_000),
      transaction_count: 1204,
      created_at: null,
      updated_at: null,
    } as const;
    const summary = () => textOf(htmlOf(<BalanceSummary wallet={wallet} />)).trim();
    expect(summary()).toBe('Saldo sekarang Rp 1.275.000 Total pengeluaran Rp 725.000 Jumlah transaksi 1.204');
    expect(runInLanguage('en', summary)).toBe(
      'Current Credits Rp 1.275.000 Total Spending Rp 725.000 Total Transactions 1,204',
    );
  });

  test('DECISIONS 59: says why nothing can be spent, with the amount, what can be done, and that top-ups still count', () => {
    const shown = (dispute: WalletDispute | null) =>
      textOf(htmlOf(<FrozenNotice wallet={{ ...emptyWallet, is_active: false, dispute }} />));
    expect(shown({ open_bigint: sen(5_000_000), claim_bigint: sen(0) })).toMatch(
      /Dompet dibekukan sementara karena pembayaran Rp 50\.000 sedang disengketakan di bank Anda\..*minta bank Anda membatalkannya\. Isi saldo tetap masuk.*Buka Bantuan/,
    );
    expect(shown({ open_bigint: sen(0), claim_bigint: sen(3_000_000) })).toMatch(
      /Rp 30\.000 dari pembayaran yang sudah ditarik kembali oleh bank Anda .*Isi saldo sebesar itu/,
    );
    expect(shown(null)).toMatch(/Dompet Anda sedang dibekukan\. Hubungi kami/);
    expect(htmlOf(<FrozenNotice wallet={emptyWallet} />)).not.toContain('frozen-wallet');
  });

  test('[PORT-025, ACONST-007] keeps tab, filter and page in its address, and lets nothing odd in', () => {
    expect(billingHref(viewOf('tab=payments&page=3&month=2026-11'))).toBe(
      '/user/billing?tab=payments&page=3',
    );
    expect(billingHref(viewOf('type=refund&month=2026-11&page=2'))).toBe(
      '/user/billing?type=refund&month=2026-11&page=2',
    );
    expect(viewOf('page=-4&type=drop&month=2026-13&tab=x')).toEqual({
      tab: 'transactions',
      page: 1,
      type: null,
      month: null,
    });
    expect(PAGE_SIZE).toBe(20);
    const html = htmlOf(
      <HistoryToolbar hasEntries view={viewOf('type=purchase')} months={['2026-11', '2026-10']} />,
    );
    expect(textOf(html)).toMatch(/Transaksi Pembayaran .*November 2026 Oktober 2026/);
    expect(html.replaceAll('&amp;', '&')).toContain(`href="${exportHref(viewOf('type=purchase'))}"`);
    expect(exportHref(viewOf('type=purchase'))).toBe(
      '/api/wallet/transactions.csv?type=purchase&separator=semicolon',
    );
  });

  test('offers the months since the wallet was made, in WIB', () => {
    // New year's night: in Jakarta it is January already.
    const now = new Date('2026-12-31T18:00:00Z');
    expect(monthsSince('2026-10-31T17:30:00Z', now)).toEqual(['2027-01', '2026-12', '2026-11']);
    expect(monthsSince(null, now)).toEqual(['2027-01']);
    expect(monthsSince('2001-01-01T00:00:00Z', now)).toHaveLength(36);
  });

  test('[PORT-027, WAL-035] shows each payment with its state, the invoice while it can be paid, the receipt afterwards', () => {
    const links = (different: Partial<Payment>) =>
      paymentLinks(payment(different)).map((link) => [link.label, 'to' in link ? link.to : link.href]);
    const open = htmlOf(<PaymentList payments={[payment({})]} intents={[]} />);
    expect(textOf(open)).toMatch(/Isi saldo .*Menunggu .*Rp 50\.000/);
    expect(open).toMatch(/href="https:\/\/bayar\.example\/1"[^>]*>Isi saldo/);
    expect(links({})).toEqual([
      ['Lanjutkan pembayaran', 'https://bayar.example/1'],
      ['Cek status', `/user/billing?payment=${ID}`],
      ['Invoice', 'https://bayar.example/1'],
    ]);
    const done = {
      status: 'completed',
      completed_at: '2026-11-21T02:05:00Z',
      invoice_url: null,
      checkout_url: null,
    } as const;
    expect(links(done)).toEqual([['Tanda terima', `/api/wallet/payments/${ID}/receipt.pdf`]]);
    expect(textOf(htmlOf(<PaymentList payments={[payment(done)]} intents={[]} />))).toMatch(
      /Lunas .*Rp 50\.000/,
    );
    expect(links({ status: 'expired', invoice_url: null })).toEqual([]);
    const listed = [payment({}), payment(done), payment({ status: 'cancelled' })];
    const english = runInLanguage('en', () => htmlOf(<PaymentList payments={listed} intents={[]} />));
    expect(new Set(english.match(/(?<=<\/svg>)(completed|failed|pending)/g))).toEqual(
      new Set(['pending', 'completed', 'failed']),
    );
    expect(shownPaymentStatus('something new')).toBe('pending');
  });

  test('says that nothing happened yet, and that nothing fits a filter', () => {
    expect(textOf(htmlOf(<TransactionList transactions={[]} isFiltered={false} />))).toContain(
      'Belum ada transaksi',
    );
    const filtered = textOf(htmlOf(<TransactionList transactions={[]} isFiltered />));
    expect(filtered).toMatch(/Tidak ada transaksi yang cocok .* Hapus filter/);
    expect(textOf(htmlOf(<PaymentList payments={[]} intents={[]} />))).toContain('Belum ada pembayaran');
  });

  test('[ERR-051, ERR-052, ERR-062, WAL-036] names what could not be read', () => {
    runInLanguage('en', () => {
      expect(billingProblem(false, false)).toBe('Failed to fetch billing data');
      expect(billingProblem(false, true)).toBe('Failed to refresh wallet');
      expect(billingProblem(true, false)).toBe('Failed to refresh transactions');
      expect(billingProblem(true, true)).toBe(null);
    });
  });

  test('shows what waits with what is missing, and why something was cancelled', () => {
    const intent: PurchaseIntent = {
      id: ID,
      kind: 'checkout',
      title: 'SOP AI',
      total_bigint: sen(14_900_000),
      amount: rupiah(149_000),
      nota: [],
      status: 'waiting',
      reason: null,
      order_id: null,
      suggested_topup: rupiah(150_000),
      checkout_path: null,
      created_at: '2026-11-21T02:00:00Z',
    };
    const html = htmlOf(<IntentList intents={[intent]} />);
    expect(textOf(html)).toMatch(/SOP AI · Rp 149\.000 .* Isi saldo Rp 150\.000 Batalkan/);
    expect(html).toContain(`href="/user/billing/top-up?topup=150000&amp;intent=${ID}"`);
    const covered = { ...intent, suggested_topup: null, checkout_path: '/checkout/sop-ai' };
    const coveredHtml = htmlOf(<IntentList intents={[covered]} />);
    expect(textOf(coveredHtml)).toMatch(/Saldo Anda sudah cukup untuk ini\. Bayar dari saldo Batalkan/);
    expect(coveredHtml).toContain('href="/checkout/sop-ai"');
    const listed = (wanted: PurchaseIntent, amount: number) =>
      textOf(
        htmlOf(
          <PaymentList
            payments={[payment({ intent_id: ID, amount_bigint: sen(amount) })]}
            intents={[wanted]}
          />,
        ),
      );
    expect(listed(intent, 2_500_000)).toContain('Tinggal bayar Rp 25.000 dari Rp 149.000');
    expect(listed(intent, 14_900_000)).not.toContain('dari Rp');
    expect(listed(covered, 2_500_000)).toContain('Rp 149.000, saldo Anda sudah cukup');
    const cancelled = {
      ...intent,
      status: 'cancelled',
      reason: 'PRICE_CHANGED',
      suggested_topup: null,
    } as const;
    expect(textOf(htmlOf(<IntentList intents={[cancelled]} />))).toMatch(
      /Tidak jadi dibeli karena harganya berubah sejak Anda melihatnya\. Saldo Anda tetap utuh\. Mengerti/,
    );
    expect(htmlOf(<IntentList intents={[]} />)).toBe('');
  });
});
