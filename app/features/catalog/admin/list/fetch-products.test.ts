import { afterEach, expect, test, vi } from 'vitest';
import { createClient } from '#contract/client.ts';
import { subscription } from '../product-kind.ts';
import { fetchProducts } from './fetch-products.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('[ACONST-005] a list that does not come is given up after ten seconds, and not before', async () => {
  vi.useFakeTimers();
  const never = createClient(() => new Promise<Response>(() => {}));
  const told = vi.fn();
  const request = { url: 'http://localhost/admin/products/subscription' };
  const reading = fetchProducts(never, request, subscription).then(told);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await reading;
  expect(told).toHaveBeenCalledWith(expect.objectContaining({ list: null }));
});
