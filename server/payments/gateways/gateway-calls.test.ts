import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { LIFETIME_MS, names, outage, refusal, requestFor, start } from '#tests/support/gateways/connect.ts';
import type { Reply } from '#tests/support/gateways/fake-api.ts';
import type { GatewayPolicy } from '../index.ts';

const troubles: readonly { trouble: string; reply: Reply; patience?: Partial<GatewayPolicy> }[] = [
  { trouble: 'answers 500', reply: { status: 500, json: {} } },
  { trouble: 'answers 429', reply: { status: 429, json: { error: { type: 'rate_limit' } } } },
  { trouble: 'answers with a page of a proxy', reply: { status: 502, text: '<html>Bad gateway</html>' } },
  { trouble: 'breaks off', reply: 'reset' },
  { trouble: 'does not answer', reply: 'hang', patience: { timeoutMs: 1000 } },
];

describe('opening a session requests', () => {
  test('a Stripe Checkout in sen, under a key of the payment', async () => {
    const { world, gateway } = await start('stripe');
    const request = requestFor(gateway);
    const session = await gateway.createSession(request);
    expect(session).toEqual({
      session_id: 'cs_test_1',
      checkout_url: `${world.api.url}/pay/cs_test_1`,
      qr_text: null,
    });
    const [call] = world.api.calls;
    expect(call).toMatchObject({ method: 'POST', path: '/v1/checkout/sessions' });
    expect(call?.headers).toMatchObject({
      authorization: 'Bearer sk_test_shop',
      'idempotency-key': `payment-${request.payment_id}`,
    });
    expect(Object.fromEntries(new URLSearchParams(call?.body))).toEqual({
      mode: 'payment',
      'allowed_payment_method_types[0]': 'card',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'idr',
      'line_items[0][price_data][unit_amount]': '5000000',
      'line_items[0][price_data][product_data][name]': 'Isi saldo',
      client_reference_id: request.payment_id,
      'metadata[payment_id]': request.payment_id,
      'payment_intent_data[metadata][payment_id]': request.payment_id,
      success_url: request.return_url,
      cancel_url: request.return_url,
      expires_at: String(Math.floor(request.expires_at.getTime() / 1000)),
      locale: 'id',
    });
  });

  test("a PayPal order in dollars at the owner's rate, with a token that is requested once", async () => {
    const { world, gateway } = await start('paypal');
    const request = requestFor(gateway);
    const session = await gateway.createSession(request);
    expect(session).toEqual({
      session_id: 'ORDER1',
      checkout_url: `${world.api.url}/checkoutnow?token=ORDER1`,
      qr_text: null,
    });
    await gateway.createSession(requestFor(gateway));
    const [token, order, ...others] = world.api.calls;
    expect(token).toMatchObject({ path: '/v1/oauth2/token', body: 'grant_type=client_credentials' });
    expect(token?.headers.authorization).toBe(`Basic ${Buffer.from('client:secret').toString('base64')}`);
    expect(others.map(({ path }) => path)).toEqual(['/v2/checkout/orders']);
    expect(order?.headers).toMatchObject({ 'paypal-request-id': `payment-${request.payment_id}` });
    expect(JSON.parse(order?.body ?? '')).toMatchObject({
      intent: 'CAPTURE',
      purchase_units: [{ custom_id: request.payment_id, amount: { currency_code: 'USD', value: '3.08' } }],
      payment_source: {
        paypal: { experience_context: { return_url: request.return_url, cancel_url: request.return_url } },
      },
    });
  });

  test('a Xendit invoice in whole rupiah that ends with the payment', async () => {
    const { world, gateway } = await start('xendit');
    const request = requestFor(gateway);
    const session = await gateway.createSession(request);
    expect(session).toEqual({
      session_id: 'inv1',
      checkout_url: `${world.api.url}/web/inv1`,
      qr_text: null,
    });
    const [call] = world.api.calls;
    expect(call).toMatchObject({ method: 'POST', path: '/v2/invoices' });
    expect(call?.headers.authorization).toBe(
      `Basic ${Buffer.from('xnd_development_shop:').toString('base64')}`,
    );
    const body = JSON.parse(call?.body ?? '');
    expect(body).toMatchObject({ external_id: request.payment_id, amount: 50_000, currency: 'IDR' });
    expect(body.success_redirect_url).toBe(request.return_url);
    expect(body.payment_methods).toContain('BCA');
    expect(Math.abs(body.invoice_duration - LIFETIME_MS / 1000)).toBeLessThanOrEqual(2);
  });
});

describe('the chosen way to pay', () => {
  test('is the only one on a Xendit invoice', async () => {
    const { world, gateway } = await start('xendit');
    await gateway.createSession({ ...requestFor(gateway), ways: ['va_bca'] });
    expect(JSON.parse(world.api.calls[0]?.body ?? '').payment_methods).toEqual(['BCA']);
  });

  test('QRIS is a code of exactly the amount, asked once, paid on our own page and refunded by its own id', async () => {
    const { world, gateway } = await start('xendit');
    const request = { ...requestFor(gateway), ways: ['qris'] as const };
    const session = await gateway.createSession(request);
    expect(session).toEqual({
      session_id: 'pr-1',
      checkout_url: request.return_url,
      qr_text: expect.stringMatching(/^000201/),
    });
    expect(await gateway.createSession(request)).toEqual(session);
    const [call] = world.api.calls;
    expect(call).toMatchObject({ method: 'POST', path: '/v3/payment_requests' });
    expect(call?.headers).toMatchObject({
      'api-version': '2024-11-11',
      'idempotency-key': `payment-${request.payment_id}`,
    });
    expect(JSON.parse(call?.body ?? '')).toMatchObject({
      ...{ reference_id: request.payment_id, channel_code: 'QRIS', request_amount: 50_000 },
      channel_properties: { expires_at: request.expires_at.toISOString() },
    });
    const { session_id } = session;
    const happen = { session_id, payment_id: request.payment_id };
    expect(await gateway.querySession(session_id)).toEqual({ status: 'open' });
    world.changeSession({ ...happen, what: 'paid' });
    expect(await gateway.querySession(session_id)).toEqual({
      status: 'paid',
      received: { currency: 'IDR', minor: 5_000_000 },
      transaction_id: 'py-1',
    });
    const notice = world.webhook({ ...happen, what: 'paid' });
    expect(gateway.readEvent(JSON.parse(notice.raw_body))).toMatchObject({
      ...{ about: 'session', session_id, state: 'ask', event_type: 'payment.capture' },
    });
    await gateway.refund({
      ...{ refund_id: randomUUID(), session_id, transaction_id: 'py-1', reason: '' },
      charge: { currency: 'IDR', minor: 5_000_000 },
    });
    expect(JSON.parse(world.api.calls.at(-1)?.body ?? '')).toMatchObject({ payment_request_id: session_id });
  });
});

const stumbles = troubles.flatMap((trouble) => names.map((name) => ({ name, ...trouble })));

// Each starts its own gateway.
test.concurrent.for(stumbles)(
  '$name that $trouble is retried, and is an outage if it persists',
  async ({ name, reply, patience: policy }) => {
    const { world, gateway } = await start(name, policy);
    const { session_id } = await gateway.createSession(requestFor(gateway));
    world.api.failNext(reply);
    expect(await gateway.querySession(session_id)).toEqual({ status: 'open' });
    world.api.failAlways(reply);
    await expect(gateway.querySession(session_id)).rejects.toEqual(outage);
    world.api.recover();
    expect(await gateway.querySession(session_id)).toEqual({ status: 'open' });
  },
);

describe.each(names)('%s', (name) => {
  test('returns the same session to a retry after a lost response', async () => {
    const { world, gateway } = await start(name);
    const request = requestFor(gateway);
    // Warms up the token, or whatever else is requested first.
    await gateway.createSession(requestFor(gateway));
    world.api.dropNextResponse();
    const first = await gateway.createSession(request).catch((error: unknown) => error);
    const second = await gateway.createSession({ ...request, is_repeated: true });
    if (first instanceof Error) expect(first).toEqual(outage);
    else expect(first).toEqual(second);
    const third = await gateway.createSession({ ...request, is_repeated: true });
    expect(third).toEqual(second);
  });

  test('is not retried after a refusal', async () => {
    const { world, gateway } = await start(name);
    await gateway.createSession(requestFor(gateway));
    const before = world.api.calls.length;
    const bodies = {
      stripe: { error: { type: 'invalid_request_error', code: 'amount_too_small', message: 'too small' } },
      paypal: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'CURRENCY_NOT_SUPPORTED' }] },
      xendit: { error_code: 'API_VALIDATION_ERROR', message: 'amount' },
    };
    const reasons = {
      stripe: 'amount_too_small',
      paypal: 'CURRENCY_NOT_SUPPORTED',
      xendit: 'API_VALIDATION_ERROR',
    };
    world.api.failNext({ status: 400, json: bodies[name] });
    await expect(gateway.createSession(requestFor(gateway))).rejects.toEqual(refusal(400, reasons[name]));
    expect(world.api.calls.length - before).toBe(1);
  });

  test('opens the circuit after consecutive outages', async () => {
    const { world, gateway } = await start(name, { outages: 3 });
    const { session_id } = await gateway.createSession(requestFor(gateway));
    world.api.failAlways({ status: 503 });
    for (let time = 0; time < 4; time++)
      await expect(gateway.querySession(session_id)).rejects.toEqual(outage);
    const before = world.api.calls.length;
    await expect(gateway.querySession(session_id)).rejects.toThrow('left alone after outages');
    expect(world.api.calls.length).toBe(before);
  });

  test('is tried again after the pause', async () => {
    const { world, gateway } = await start(name, { outages: 1, restMs: 0 });
    const { session_id } = await gateway.createSession(requestFor(gateway));
    world.api.failAlways({ status: 503 });
    await expect(gateway.querySession(session_id)).rejects.toEqual(outage);
    world.api.recover();
    expect(await gateway.querySession(session_id)).toEqual({ status: 'open' });
  });

  test('an unreadable answer is an outage: its outcome is unknown', async () => {
    const { world, gateway } = await start(name);
    const { session_id } = await gateway.createSession(requestFor(gateway));
    world.api.failAlways({ status: 200, json: { hello: 'world' } });
    await expect(gateway.querySession(session_id)).rejects.toEqual(outage);
  });

  test('makes a refund once, however often it is requested, and reports its state', async () => {
    const { world, gateway } = await start(name);
    const request = requestFor(gateway);
    const { session_id } = await gateway.createSession(request);
    world.changeSession({ session_id, payment_id: request.payment_id, what: 'paid' });
    const state = await gateway.querySession(session_id);
    if (state.status !== 'paid') throw new Error('the session is not paid');
    expect(state.received).toEqual(world.charge);
    const input = {
      refund_id: randomUUID(),
      session_id,
      transaction_id: state.transaction_id,
      charge: { ...state.received, minor: name === 'paypal' ? 100 : 1_000_000 },
      reason: 'Tidak cocok',
    };
    world.api.dropNextResponse();
    const first = await gateway.refund(input);
    expect(first.state).toEqual({ status: 'pending' });
    expect(await gateway.refund(input)).toEqual(first);
    const { gateway_refund_id } = first;
    for (const status of ['succeeded', 'failed'] as const) {
      world.changeRefund({ refund_id: input.refund_id, gateway_refund_id, status });
      expect(await gateway.queryRefund(gateway_refund_id)).toMatchObject({ status });
    }
    const posts = world.api.calls.filter(({ method, path }) => method === 'POST' && /refund/.test(path));
    expect(posts).toHaveLength(1);
  });
});

test('Xendit refunds whole rupiah only', async () => {
  const { world, gateway } = await start('xendit');
  const input = { refund_id: randomUUID(), session_id: 'inv1', transaction_id: 'inv1', reason: '' };
  const charge = { currency: 'IDR', minor: 1_050 };
  await expect(gateway.refund({ ...input, charge })).rejects.toThrow('a fraction of a rupiah');
  expect(world.api.calls.filter(({ method }) => method === 'POST')).toEqual([]);
});
