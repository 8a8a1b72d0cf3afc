import { describe, expect, test } from 'vitest';
import { outage, refusal, requestFor, start } from '#tests/support/gateways/connect.ts';

describe('PayPal', () => {
  test('requests a new token once after the old one was refused', async () => {
    const { world, gateway } = await start('paypal');
    const { session_id } = await gateway.createSession(requestFor(gateway));
    world.api.failNext({ status: 401, json: { name: 'AUTHENTICATION_FAILURE' } });
    expect(await gateway.querySession(session_id)).toEqual({ status: 'open' });
    const paths = world.api.calls.map(({ path }) => path);
    expect(paths.filter((path) => path === '/v1/oauth2/token')).toHaveLength(2);
    const refused = { status: 401, json: { name: 'AUTHENTICATION_FAILURE' } };
    world.api.failNext(refused, { status: 401, json: { error: 'invalid_client' } });
    await expect(gateway.querySession(session_id)).rejects.toEqual(refusal(401, 'invalid_client'));
  });

  test("stays pending after the payer's card was declined at the capture", async () => {
    const { world, gateway } = await start('paypal');
    const request = requestFor(gateway);
    const { session_id } = await gateway.createSession(request);
    world.changeSession({ session_id, payment_id: request.payment_id, what: 'paid' });
    const approved = { id: session_id, status: 'APPROVED' };
    const declined = { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'INSTRUMENT_DECLINED' }] };
    world.api.failNext({ status: 200, json: approved }, { status: 422, json: declined });
    expect(await gateway.querySession(session_id)).toEqual({ status: 'open' });
  });

  test('reports an order as expired if it is unknown or was not approved for six hours', async () => {
    const { world, gateway } = await start('paypal');
    expect(await gateway.querySession('GONE')).toEqual({ status: 'expired' });
    const create_time = new Date(Date.now() - 7 * 60 * 60 * 1000).toISOString();
    world.api.failNext({ status: 200, json: { id: 'OLD', status: 'PAYER_ACTION_REQUIRED', create_time } });
    expect(await gateway.querySession('OLD')).toEqual({ status: 'expired' });
  });

  test('fetches certificates only from itself', async () => {
    const { world, gateway } = await start('paypal');
    const webhook = world.webhook({ session_id: 'S', payment_id: 'P', what: 'paid' });
    const before = world.api.calls.length;
    for (const url of [
      'https://evil.example/v1/notifications/certs/CERT-1',
      `${world.api.url}/v1/notifications/certs/../../../v2/checkout/orders`,
      `${world.api.url}@evil.example/v1/notifications/certs/CERT-1`,
      'nonsense',
    ]) {
      const headers = new Headers({ ...webhook.headers, 'paypal-cert-url': url });
      expect(await gateway.isSigned({ headers, raw_body: webhook.raw_body })).toBe(false);
    }
    expect(world.api.calls.length).toBe(before);
  });

  test('fetches one certificate for concurrent webhooks, and few for a flood of forged ones', async () => {
    const { world, gateway } = await start('paypal');
    const { headers, raw_body } = world.webhook({ session_id: 'S', payment_id: 'P', what: 'paid' });
    const fetches = () => world.api.calls.filter(({ path }) => path.includes('/certs/')).length;
    const same = { headers: new Headers(headers), raw_body: `${raw_body} ` };
    await Promise.all(Array.from({ length: 20 }, () => gateway.isSigned(same)));
    expect(fetches()).toBe(1);
    const named = (name: string) =>
      new Headers({ ...headers, 'paypal-cert-url': `${world.api.url}/v1/notifications/certs/${name}` });
    const flood = Array.from({ length: 50 }, (_, n) =>
      gateway.isSigned({ headers: named(`C-${n}`), raw_body }),
    );
    await Promise.allSettled(flood);
    expect(fetches()).toBeLessThanOrEqual(6);
    await gateway.isSigned(same);
    expect(fetches()).toBeLessThanOrEqual(6);
  });

  test('trusts no unknown certificate, and fails when PayPal cannot be reached', async () => {
    const { world, gateway } = await start('paypal');
    const { headers, raw_body } = world.webhook({ session_id: 'S', payment_id: 'P', what: 'paid' });
    const webhook = { headers: new Headers(headers), raw_body };
    world.api.failNext({ status: 404 });
    expect(await gateway.isSigned(webhook)).toBe(false);
    world.api.failNext({ status: 503 });
    await expect(gateway.isSigned(webhook)).rejects.toEqual(outage);
  });
});
