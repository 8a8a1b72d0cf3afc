import { expect, test } from 'vitest';
import { rupiah } from '#shared/money/money.ts';
import { runInLanguage } from '#tests/support/language.ts';
import { purchaseErrorTitle } from './use-purchase.ts';

test('[ERR-038, ERR-039, ERR-069, ERR-070] a failed purchase is called what it is, where it happened', () => {
  runInLanguage('en', () => {
    expect(purchaseErrorTitle('/product/sop', { price: rupiah(149_000) })).toBe('Purchase Failed');
    expect(purchaseErrorTitle('/marketplace', null)).toBe('Purchase Failed');
    expect(purchaseErrorTitle('/product/daftar', { price: rupiah(0) })).toBe('Access Failed');
  });
  expect(purchaseErrorTitle('/user/marketplace', { price: rupiah(149_000) })).toBe('Gagal membeli produk');
  const subscription = {
    plan: 'monthly',
    plan_name: 'Bulanan',
    billing_cycle: 'monthly',
    with_trial: false,
    first_charge_at: '2026-11-21T02:00:00Z',
  } as const;
  for (const pathname of ['/user/subscriptions', '/subscription/laporan-pagi']) {
    expect(purchaseErrorTitle(pathname, { price: rupiah(99_000), subscription })).toBe('Gagal berlangganan');
  }
});
