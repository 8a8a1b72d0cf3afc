import { expect, test } from 'vitest';
import { rupiah } from '#shared/money/money.ts';
import { boughtPage, newPurchasePage } from '#shared/shop/bought-page.ts';
import { runInLanguage } from '#tests/support/language.ts';
import { boughtToast, refusalTitle } from './purchase-toasts.ts';

const onShop = { pathname: '/product/sop', due: rupiah(149_000), isPlan: false };
const inEnglish = (code: string, change: Partial<typeof onShop> = {}) =>
  runInLanguage('en', () => refusalTitle(code, { ...onShop, ...change }));

test('[ERR-037, ERR-050] a purchase that went through says so, once: a page that says what was bought has no toast', () => {
  runInLanguage('en', () => {
    expect(boughtToast(boughtPage([]))).toEqual({
      title: 'Access Granted!',
      text: 'Access granted successfully!',
    });
    expect(boughtToast('/user/subscriptions')?.title).toBe('Subscribed!');
  });
  for (const page of [newPurchasePage('kelas'), '/purchase/1?payment=2', 'https://gateway.example/pay'])
    expect(boughtToast(page)).toBeNull();
});

test('[ERR-036, ERR-040] a refusal of what one holds has a title of its own', () => {
  expect(inEnglish('ALREADY_OWNED')).toBe('Already Owned');
  expect(inEnglish('ALREADY_SUBSCRIBED', { isPlan: true })).toBe('Already Subscribed');
  expect(inEnglish('OUT_OF_STOCK')).not.toMatch(/^Already/);
});

test('[ERR-038, ERR-039, ERR-069, ERR-070] a failed purchase is called what it is, where it happened', () => {
  expect(inEnglish('OUT_OF_STOCK')).toBe('Purchase Failed');
  expect(inEnglish('OUT_OF_STOCK', { pathname: '/checkout/sop' })).toBe('Purchase Failed');
  expect(inEnglish('OUT_OF_STOCK', { due: rupiah(0) })).toBe('Access Failed');
  const title = (pathname: string, isPlan = false) => refusalTitle('X', { ...onShop, pathname, isPlan });
  expect(title('/user/marketplace')).toBe('Gagal membeli produk');
  for (const pathname of ['/user/subscriptions', '/subscription/laporan-pagi'])
    expect(title(pathname, true)).toBe('Gagal berlangganan');
});
