import { expect, test } from 'vitest';
import type { Client } from '#contract/client.ts';
import { parseBillingView } from './billing-view.ts';
import { fetchBilling } from './fetch-billing.ts';

test('the balance is read after what is said of the payment, so that it is never older', async () => {
  const read: string[] = [];
  const client: Client = {
    call: async ({ path }) => {
      read.push(path);
      await new Promise((resolve) => setImmediate(resolve));
      read.push(`${path} was read`);
      return { ok: false, refusal: { code: 'UNAVAILABLE', message: '', status: 503, request_id: null } };
    },
  };
  const view = parseBillingView(new URLSearchParams());
  await fetchBilling(client, { view, page_size: 10, payment_id: 'a', intent_id: 'b' });
  const [payment, intent] = ['/api/wallet/payments/{id}', '/api/checkout/intents/{id}'];
  expect(read.slice(0, 5)).toEqual([
    payment,
    `${payment} was read`,
    intent,
    `${intent} was read`,
    '/api/wallet',
  ]);
});
