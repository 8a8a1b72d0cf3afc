import { afterEach, expect, test, vi } from 'vitest';
import { runInLanguage } from '#tests/support/language.ts';
import { claimFreebie } from './use-claims.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The result of a claim for this response, and the requests it made. */
async function claim(answer: () => Promise<Response>) {
  const requests: unknown[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push([request.method, new URL(request.url).pathname, await request.json()]);
    return answer();
  });
  return { outcome: await claimFreebie({ product_id: 'p', idempotency_key: 'k' }), requests };
}

const refused = (status: number, code: string, error: string) => async () =>
  Response.json({ error, code, request_id: 'abcdefgh' }, { status });

test('[MKT-035, API-050] a claim asks for one product at no price, and is claimed, claimed before, or failed with a sentence', async () => {
  const { outcome, requests } = await claim(async () => Response.json({ order: {}, balance_bigint: 0 }));
  expect(outcome).toEqual({ result: 'claimed' });
  expect(requests).toEqual([['POST', '/api/checkout', { items: [{ product_id: 'p', price: 0 }] }]]);
  const before = await claim(refused(409, 'ALREADY_OWNED', 'You already have access to this product'));
  expect(before.outcome).toEqual({ result: 'already_claimed' });
  const gone = await claim(refused(404, 'PRODUCT_NOT_FOUND', 'Product not found'));
  expect(gone.outcome).toEqual({ result: 'failed', message: 'Product not found' });
  const lost = await runInLanguage('en', () => claim(() => Promise.reject(new Error('offline'))));
  expect(lost.outcome).toEqual({
    result: 'failed',
    message: 'Failed to claim freebie. Please try again.',
  });
});
