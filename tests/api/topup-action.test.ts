import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { action } from '#app/features/wallet/top-up/top-up-post.route.ts';
import { apiContext, createPageApi } from '#app/lib/api/api-context.ts';
import { topUpWallet } from '#contract/wallet/wallet.ts';
import { refusalCopy } from '#messages/refusals.ts';
import { walletCopy } from '#messages/wallet/wallet.ts';
import { runInLanguage } from '#server/platform/text/request-language.ts';

/** The action before an API that answers so; what it sent along. */
async function topUp(
  status: number,
  body: unknown,
  typed: string | { amount: string; way: string } = '50000',
) {
  const { amount, way } = typeof typed === 'string' ? { amount: typed, way: '' } : typed;
  const sent: unknown[] = [];
  const context = new RouterContextProvider();
  const answer = async (request: Request) => {
    sent.push(await request.json());
    return Response.json(body, { status });
  };
  context.set(apiContext, createPageApi(answer, {}));
  const form = new FormData();
  for (const [name, value] of [
    ['amount', amount],
    ['idempotency_key', 'k'],
    ['intent_id', ''],
    ['payment_method', way],
  ] as const) {
    form.set(name, value);
  }
  const request = new Request('http://localhost/user/topup', { method: 'POST', body: form });
  const url = new URL(request.url);
  return { answer: await action({ request, context, url, params: {}, pattern: '' }), sent };
}

const refused = (code: string, error: string) => ({ error, code, request_id: 'abcdefgh' });

test('[ERR-054, ERR-059, ERR-060] a top-up that can not be opened says why, and one without a session asks to sign in', () =>
  runInLanguage('en', async () => {
    expect(walletCopy.failedTitle).toBe('Top-up Failed');
    const down = topUpWallet.refusals.GATEWAY_UNAVAILABLE;
    expect(
      (await topUp(down.status, refused('GATEWAY_UNAVAILABLE', refusalCopy.GATEWAY_UNAVAILABLE))).answer,
    ).toMatchObject({
      message: 'Failed to create payment session',
      field: null,
    });
    expect((await topUp(401, refused('UNAUTHENTICATED', 'Silakan masuk'))).answer).toMatchObject({
      message: 'Authentication Required: Please sign in to top up your wallet',
    });
    expect((await topUp(500, refused('INTERNAL', ''))).answer).toMatchObject({
      message: 'An unexpected error occurred',
    });
  }));

test('[ERR-058] the form of a plain page says an amount as people write it, and nothing goes out for one that has two meanings (DECISIONS 60)', async () => {
  const opened = { payment_id: 'p', session_id: 's', checkout_url: 'https://bayar.example/1', qr_text: null };
  for (const amount of ['25.000', '25000', 'Rp 25.000', 'Rp\u00a025.000'])
    expect((await topUp(200, opened, amount)).sent).toEqual([{ amount: 25_000 }]);
  for (const amount of ['25,000', '25.00', '25.5', '1.00.000', '10k', '1e5']) {
    const { answer, sent } = await topUp(200, opened, amount);
    expect(sent).toEqual([]);
    expect(answer).toMatchObject({ field: expect.stringMatching(/^Tulis .*25\.000/) });
  }
  for (const amount of ['', '0', '-5'])
    expect((await runInLanguage('en', () => topUp(200, opened, amount))).answer).toMatchObject({
      field: 'Please enter a valid amount greater than 0',
    });
});

test('an opened top-up leads to the gateway, and names no purchase when there is none', async () => {
  const opened = { payment_id: 'p', session_id: 's', checkout_url: 'https://bayar.example/1', qr_text: null };
  const { answer, sent } = await topUp(200, opened);
  expect(answer instanceof Response && answer.headers.get('location')).toBe('https://bayar.example/1');
  expect(sent).toEqual([{ amount: 50_000 }]);
});

test('one by QRIS is paid on the page of the balance, and its way is remembered', async () => {
  const opened = { payment_id: 'p', session_id: 's', checkout_url: 'https://toko.example', qr_text: '00' };
  const { answer } = await topUp(200, opened, { amount: '50000', way: 'qris' });
  const headers = answer instanceof Response ? answer.headers : new Headers();
  expect(headers.get('location')).toBe('/user/billing?payment=p');
  expect(headers.get('set-cookie')).toMatch(/^pay-with=qris;/);
});
