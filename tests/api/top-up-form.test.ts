import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { action } from '#app/features/wallet/top-up/top-up.route.tsx';
import { apiContext, createPageApi } from '#app/lib/api/api-context.ts';

/** The page that adds credit without scripts, posted with an amount; what went on to the API. */
async function post(amount: string) {
  const sent: unknown[] = [];
  const context = new RouterContextProvider();
  context.set(
    apiContext,
    createPageApi(async (request) => {
      sent.push(await request.json());
      return Response.json({ payment_id: 'p', session_id: 's', checkout_url: 'https://bayar.example/1' });
    }, {}),
  );
  const form = new URLSearchParams({ amount, payment_key: 'k' });
  const request = new Request('http://localhost/user/billing/top-up', { method: 'POST', body: form });
  return { answer: await action({ request, context, params: {} }), sent };
}

test('a plain form adds what people write as rupiah, and nothing that has sen, letters or two meanings (DECISIONS 60)', async () => {
  for (const amount of ['25.000', '25000', 'Rp 25.000', 'Rp25.000', 'Rp\u00a025.000'])
    expect((await post(amount)).sent).toMatchObject([{ amount: 25_000 }]);
  for (const amount of ['25,000', '25.00', '25.5', '1.00.000', '10k', '1e5', '-5', '0', '']) {
    const { answer, sent } = await post(amount);
    expect([amount, sent]).toEqual([amount, []]);
    expect(JSON.stringify(answer)).toMatch(/25\.000|lebih dari 0/);
  }
});
