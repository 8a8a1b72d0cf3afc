import { expect, test } from 'vitest';
import { createClient } from '#contract/client.ts';
import { formOf, postForm } from '#tests/support/form-reply.ts';
import { subscription } from '../product-kind.ts';
import { productAction } from './product-action.ts';

const A = '00000000-0000-4000-8000-00000000000a';
const B = '00000000-0000-4000-8000-00000000000b';

/** Sends a form to the action; returns its answer and the calls that reached the API. */
async function send(fields: Readonly<Record<string, string>>, answer: Response) {
  const calls: unknown[] = [];
  const client = createClient(async (request) => {
    const { pathname } = new URL(request.url);
    const key = request.headers.get('idempotency-key');
    calls.push([request.method, pathname, await request.clone().json(), ...(key === null ? [] : [key])]);
    return answer;
  });
  return {
    result: await postForm(productAction, { client, posted: formOf(fields), path: subscription.path }),
    calls,
  };
}

test('[APRD-036, APRD-037] a reorder carries the stretch as it was seen and as it shall be', async () => {
  const fields = { intent: 'reorder', offset: '20', before: `${A},${B}`, ids: `${B},${A}` };
  expect(await send(fields, Response.json({ reordered: true }))).toEqual({
    calls: [
      [
        'PUT',
        '/api/admin/products/order',
        { is_subscription: true, offset: 20, before: [A, B], ids: [B, A] },
      ],
    ],
    result: expect.objectContaining({
      success: { message: 'Berhasil', detail: 'Urutan produk berhasil diupdate' },
    }),
  });
});

test('a change of many carries its key and its step; a price is whole rupiah, a percentage may lower', async () => {
  const ids = { ids: `${A},${B}`, idempotency_key: 'k' };
  const asked = (step: object) => [['POST', '/api/admin/products/bulk', { ids: [A, B], step }, 'k']];
  const archived = await send({ ...ids, intent: 'bulk', action: 'archive' }, Response.json({ changed: 2 }));
  expect(archived.calls).toEqual(asked({ action: 'archive' }));
  expect(archived.result).toMatchObject({ success: { detail: '2 produk diubah' } });
  const prices = [
    [
      { mode: 'fixed', amount: '149.000' },
      { action: 'price', price: 149_000 },
    ],
    [
      { mode: 'percent', amount: '\u221210' },
      { action: 'price_by', percent: -10 },
    ],
  ] as const;
  for (const [fields, step] of prices) {
    const { calls, result } = await send(
      { ...ids, ...fields, intent: 'price' },
      Response.json({ changed: 2 }),
    );
    expect(calls).toEqual(asked(step));
    expect(result).toMatchObject({ success: { message: 'Berhasil', detail: '2 produk diubah' } });
  }
});

test.for([
  { mode: 'fixed', amount: '' },
  { mode: 'fixed', amount: '1,50' },
  { mode: 'percent', amount: 'x' },
  { mode: 'percent', amount: '-91' },
])('a price of "$amount" ($mode) asks for nothing, and is refused at its field', async (fields) => {
  const { calls, result } = await send({ intent: 'price', ids: A, ...fields }, Response.json({ changed: 1 }));
  expect(calls).toEqual([]);
  expect(result).toMatchObject({ result: { error: { amount: [expect.any(String)] } } });
});

test('an unknown change of many asks for nothing', async () => {
  const { calls, result } = await send(
    { intent: 'bulk', ids: A, action: 'remove' },
    Response.json({ changed: 1 }),
  );
  expect(calls).toEqual([]);
  expect(result).toMatchObject({ success: null, problem: { code: 'INVALID_INPUT' } });
});

test('[APRD-035] a product in use is not deleted, and the reason goes along; it can be deactivated', async () => {
  const inUse = Response.json({ code: 'PRODUCT_IN_USE', error: 'Sudah dimiliki.' }, { status: 409 });
  const refused = await send({ intent: 'remove', id: A }, inUse);
  expect(refused.result).toMatchObject({
    success: null,
    problem: { code: 'PRODUCT_IN_USE', message: 'Sudah dimiliki.' },
  });
  const broken = await send({ intent: 'remove', id: A }, new Response('', { status: 502 }));
  expect(broken.result).toMatchObject({ success: null, problem: { code: 'INTERNAL' } });
  const deactivated = await send({ intent: 'deactivate', id: A }, Response.json({ product: {} }));
  expect(deactivated.calls).toEqual([['PATCH', `/api/admin/products/${A}`, { is_active: false }]]);
});
