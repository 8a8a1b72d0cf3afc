import { expect, test } from 'vitest';
import { rupiah } from '#shared/money/money.ts';
import { runInLanguage } from '#tests/support/language.ts';
import { createProduct, listAdminProducts } from './catalog/admin-products.ts';
import { listProducts } from './catalog/products.ts';
import { createClient } from './client.ts';
import { getAnyWallet } from './wallet/admin.ts';

const product = { title: 'A', price: rupiah(0), type: 'template' } as const;
const user_id = '7e0c8b4e-5f55-4c2f-9c53-0d4dd3a5b111';

async function said(answer: () => Promise<Response>): Promise<string[]> {
  const client = createClient(answer, { base_url: 'http://localhost' });
  const answers = await Promise.all([
    client.call(getAnyWallet, { query: { user_id } }),
    client.call(listAdminProducts, { query: {} }),
    client.call(createProduct, { body: product }),
  ]);
  return answers.map((given) => (given.ok ? '' : given.refusal.message));
}

test('[AERR-052] the error of a call is the sentence of the server', async () => {
  const body = JSON.stringify({ error: 'Layanan sedang istirahat.', code: 'UNAVAILABLE', request_id: 'a' });
  const sentence = 'Layanan sedang istirahat.';
  expect(await said(async () => new Response(body, { status: 503 }))).toEqual([sentence, sentence, sentence]);
});

test('[AERR-052] an answer without one is told in the words of the caller, else in general ones', async () =>
  runInLanguage('en', async () => {
    const general = 'Something went wrong on our side. Please try again.';
    for (const body of ['<h1>Bad gateway</h1>', '{"error": 7}']) {
      const answer = async () => new Response(body, { status: 502 });
      expect(await said(answer)).toEqual([general, general, general]);
      const route = { method: 'get', path: '/api/products', otherwise: 'Failed to get products' } as const;
      const given = await createClient(answer, { base_url: 'http://localhost' }).call<typeof listProducts>(
        route,
      );
      expect(given).toMatchObject({ refusal: { message: 'Failed to get products' } });
    }
  }));

test('[AERR-056, API-088] a lost connection says so, with its cause', async () =>
  runInLanguage('en', async () => {
    const lost = () => Promise.reject(new TypeError('Failed to fetch'));
    const sentence = 'Network error: Failed to fetch';
    expect(await said(lost)).toEqual([sentence, sentence, sentence]);
  }));

test('[API-002] an answer that says more than the contract is read all the same', async () => {
  const answer = { products: [], total: 0, page: 1, limit: 20, of_tomorrow: true };
  const client = createClient(async () => Response.json(answer));
  expect(await client.call(listProducts)).toMatchObject({ ok: true, value: { products: [], total: 0 } });
});
