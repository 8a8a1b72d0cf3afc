import { expect, test } from 'vitest';
import { createClient } from './client.ts';
import { listProducts } from './public/products.ts';

test('[API-088] a call that never arrives is a refusal of its own: Network error, and why', async () => {
  const client = createClient(() => Promise.reject(new Error('connection refused')));
  expect(await client.call(listProducts)).toEqual({
    ok: false,
    refusal: { code: 'NETWORK_ERROR', message: 'Network error: connection refused', request_id: null },
  });
});

test('[API-002] an answer that says more than the contract is read all the same', async () => {
  const answer = { products: [], total: 0, page: 1, limit: 20, of_tomorrow: true };
  const client = createClient(async () => Response.json(answer));
  expect(await client.call(listProducts)).toMatchObject({ ok: true, value: { products: [], total: 0 } });
});
