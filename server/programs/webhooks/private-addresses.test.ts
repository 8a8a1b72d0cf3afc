import { createPublicFetch } from '#server/platform/outgoing/public-fetch.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { emit, localWebhooks } from '#tests/support/shop/webhooks.ts';
import { deliverLane } from '../index.ts';
import { LANE, lastProblem, receiving, sendOne, stateOf } from './testing/sending.ts';

describe('no webhook goes to a private address', () => {
  const limits = { limitMs: 1_000, max_bytes: 1_000 };
  const guarded = createPublicFetch({
    ...limits,
    allows_private: false,
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  });

  test.for([
    'https://127.0.0.1/hook',
    'https://[::1]/hook',
    'https://169.254.169.254/latest',
    'http://93.184.216.34/hook',
  ])('not to %s', async (url, { db }) => {
    await sendOne(db, { url, services: { fetch: guarded } });
    expect(await lastProblem(db)).toBe('ADDRESS_NOT_PUBLIC');
  });

  test('not after a redirect, which is a failed attempt', async ({ db }) => {
    const inside = await receiving();
    const receiver = await receiving(() => ({ status: 307, location: inside.url }));
    await sendOne(db, receiver);
    expect(inside.received).toEqual([]);
    expect(await stateOf(db)).toEqual(['pending 1 waits']);
    expect(await lastProblem(db)).toBe('REFUSED');
  });

  test('not when its name leads there by now: each attempt asks once, and goes to the address that was looked at', async ({
    db,
  }) => {
    const receiver = await receiving();
    const answers = ['127.0.0.1', '192.0.2.1'];
    const fetch = createPublicFetch({
      ...limits,
      allows_private: true,
      resolve: async () => [{ address: answers.shift() ?? '', family: 4 }],
    });
    const url = receiver.url.replace('127.0.0.1', 'n8n.example');
    const { endpoint_id } = await sendOne(db, { url, services: { fetch } });
    expect(receiver.received).toHaveLength(1);
    expect(answers).toEqual(['192.0.2.1']);
    await db.pool.query("update webhook_endpoints set url = 'https://n8n.example/hook'");
    await emit(db, LANE);
    await deliverLane(localWebhooks(db, { fetch: guarded }), { endpoint_id, object: LANE });
    expect(await lastProblem(db)).toBe('ADDRESS_NOT_PUBLIC');
    expect(receiver.received).toHaveLength(1);
  });
});
