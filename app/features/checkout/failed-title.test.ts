import { expect, test } from 'vitest';
import { rupiah } from '#shared/money.ts';
import { failedTitle } from './failed-title.ts';

test('[ERR-038, ERR-039, ERR-069] a failed purchase is called what it is, where it happened', () => {
  expect(failedTitle('/product/sop', { price: rupiah(149_000) })).toBe('Purchase Failed');
  expect(failedTitle('/marketplace', null)).toBe('Purchase Failed');
  expect(failedTitle('/product/daftar', { price: rupiah(0) })).toBe('Access Failed');
  expect(failedTitle('/user/marketplace', { price: rupiah(149_000) })).toBe('Gagal membeli produk');
});
