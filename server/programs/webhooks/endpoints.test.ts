import { testBody } from '#contract/programs/webhook-events.ts';
import { systemActor } from '#server/audit/index.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { localWebhooks, makeEndpoint } from '#tests/support/shop/webhooks.ts';
import { deliverLane, recoverWebhooks, replayDelivery, sendTestWebhook } from '../index.ts';
import { LANE, receiving, sendOne, stateOf } from './testing/sending.ts';

describe('from the log', () => {
  test('one delivery is sent again under its old id, and everything that failed at once', async ({ db }) => {
    let status = 500;
    const receiver = await receiving(() => status);
    const { endpoint_id } = await sendOne(db, receiver);
    const { rows } = await db.pool.query<{ id: number }>('select id from webhook_deliveries');
    const id = rows[0]?.id ?? 0;
    expect(await replayDelivery(db, id, systemActor)).toMatchObject({
      refusal: { code: 'DELIVERY_PENDING' },
    });
    await db.pool.query("update webhook_deliveries set state = 'failed'");
    status = 200;
    expect(await recoverWebhooks(db, endpoint_id, systemActor)).toEqual({ ok: true, value: { queued: 1 } });
    const again = () => deliverLane(localWebhooks(db), { endpoint_id, object: LANE });
    await again();
    expect(await stateOf(db)).toEqual(['delivered 1']);
    expect(await replayDelivery(db, id, systemActor)).toEqual({ ok: true, value: {} });
    await again();
    expect(receiver.received).toHaveLength(3);
    expect(
      new Set(receiver.received.map(({ headers, body }) => `${headers['webhook-id']} ${body}`)).size,
    ).toBe(1);
    await db.pool.query('update webhook_endpoints set is_enabled = false');
    const off = { refusal: { code: 'WEBHOOK_ENDPOINT_DISABLED' } };
    expect(await replayDelivery(db, id, systemActor)).toMatchObject(off);
    expect(await recoverWebhooks(db, endpoint_id, systemActor)).toMatchObject(off);
    expect(await sendTestWebhook(db, endpoint_id)).toMatchObject(off);
  });

  test('a test goes to its endpoint only, whatever that listens to', async ({ db }) => {
    const [receiver, other] = [await receiving(), await receiving()];
    const endpoint_id = await makeEndpoint(db, receiver.url, ['order.failed']);
    await makeEndpoint(db, other.url);
    expect(await sendTestWebhook(db, endpoint_id)).toEqual({ ok: true, value: {} });
    await deliverLane(localWebhooks(db), { endpoint_id, object: `endpoint:${endpoint_id}` });
    expect(testBody.parse(JSON.parse(receiver.received[0]?.body ?? ''))).toMatchObject({
      data: { endpoint_id },
    });
    expect(other.received).toEqual([]);
  });
});
