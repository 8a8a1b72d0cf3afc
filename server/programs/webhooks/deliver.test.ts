import { Webhook } from 'standardwebhooks';
import { systemActor } from '#server/audit/index.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { succeed } from '#shared/result.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { emit, localWebhooks, makeEndpoint, proofOf, WEBHOOK_SECRET } from '#tests/support/shop/webhooks.ts';
import {
  deliverLane,
  pruneMessages,
  resumeStalledLanes,
  rotateWebhookSecret,
  updateWebhookEndpoint,
} from '../index.ts';
import { LANE, makeDue, receiving, sendOne, stateOf } from './testing/sending.ts';

const numbersOf = (received: readonly { readonly body: string }[]) =>
  received.map(({ body }) => JSON.parse(body).data.number);

describe('a webhook', () => {
  test('is signed as Standard Webhooks asks, with a date in its body', async ({ db }) => {
    const receiver = await receiving();
    await sendOne(db, receiver);
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
    const proof = proofOf(headers);
    expect(new Webhook(WEBHOOK_SECRET).verify(body, proof)).toMatchObject({
      type: 'lead.created',
      timestamp: expect.stringMatching(/Z$/),
      api_version: '2026-11-26',
      data: { number: 0 },
    });
    expect(() => new Webhook(WEBHOOK_SECRET).verify(`${body} `, proof)).toThrow();
    expect(await stateOf(db)).toEqual(['delivered 1']);
  });

  test('is signed by both secrets for a day after one was replaced', async ({ db }) => {
    const receiver = await receiving();
    const { endpoint_id, deliver } = await sendOne(db, receiver);
    const rotated = await rotateWebhookSecret(localWebhooks(db), endpoint_id, systemActor);
    if (!rotated.ok) throw new Error(rotated.refusal.code);
    const verifiedBy = async (secret: string) => {
      await emit(db, LANE);
      await deliver();
      const { headers = {}, body = '' } = receiver.received.at(-1) ?? {};
      try {
        new Webhook(secret).verify(body, proofOf(headers));
        return true;
      } catch {
        return false;
      }
    };
    expect([await verifiedBy(WEBHOOK_SECRET), await verifiedBy(rotated.value.secret)]).toEqual([true, true]);
    await db.pool.query("update webhook_endpoints set old_secret_until = now() - interval '1 second'");
    expect([await verifiedBy(WEBHOOK_SECRET), await verifiedBy(rotated.value.secret)]).toEqual([false, true]);
  });

  test('is tried again with growing pauses, under one id, and given up after three days', async ({ db }) => {
    const receiver = await receiving(() => 500);
    const { deliver } = await sendOne(db, receiver);
    const pauses: number[] = [];
    for (;;) {
      const { rows } = await db.pool.query(
        "select extract(epoch from next_attempt_at - now())::float8 as pause from webhook_deliveries where state = 'pending'",
      );
      if (rows[0] === undefined) break;
      pauses.push(rows[0].pause);
      await deliver();
      await makeDue(db);
      await deliver();
    }
    expect(await stateOf(db)).toEqual(['failed 10']);
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    const hours = pauses.reduce((sum, pause) => sum + pause, 0) / 3600;
    expect(hours).toBeGreaterThan(66);
    expect(hours).toBeLessThan(78);
    expect(receiver.received).toHaveLength(10);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  test('waits behind an earlier one of its object, and behind no other', async ({ db }) => {
    let isBroken = true;
    const receiver = await receiving(({ body }) => (isBroken && body.includes('"number":1}') ? 503 : 204));
    const endpoint_id = await makeEndpoint(db, receiver.url);
    for (const number of [1, 2]) await emit(db, LANE, number);
    await emit(db, 'lead:2', 3);
    const services = localWebhooks(db);
    for (const object of [LANE, 'lead:2', LANE]) await deliverLane(services, { endpoint_id, object });
    expect(numbersOf(receiver.received)).toEqual([1, 3]);
    isBroken = false;
    await makeDue(db);
    await deliverLane(services, { endpoint_id, object: LANE });
    expect(numbersOf(receiver.received)).toEqual([1, 3, 1, 2]);
    expect(await stateOf(db)).toEqual(['delivered 2', 'delivered 1', 'delivered 1']);
  });

  test('that a dead worker took is sent by another when its lease is over, not before', async ({ db }) => {
    const receiver = await receiving();
    const endpoint_id = await makeEndpoint(db, receiver.url);
    await emit(db, LANE);
    await db.pool.query("update webhook_deliveries set leased_until = now() + interval '10 seconds'");
    const lane = { endpoint_id, object: LANE };
    await deliverLane(localWebhooks(db), lane);
    expect(receiver.received).toEqual([]);
    const { rows } = await db.pool.query(
      "select run_at > now() + interval '5 seconds' as later from graphile_worker.jobs where task_identifier = 'deliver-webhooks'",
    );
    expect(rows).toEqual([{ later: true }]);
    await db.pool.query("update webhook_deliveries set leased_until = now() - interval '1 second'");
    await deliverLane(localWebhooks(db), lane);
    expect(receiver.received).toHaveLength(1);
  });
});

test('what nobody works on any more is taken up again, and old messages go once nothing of them waits', async ({
  db,
}) => {
  const receiver = await receiving();
  const endpoint_id = await makeEndpoint(db, receiver.url);
  for (const object of [LANE, 'lead:2']) await emit(db, object);
  const jobs = async () =>
    (await db.pool.query("select key from graphile_worker.jobs where task_identifier = 'deliver-webhooks'"))
      .rows;
  await db.pool.query('delete from graphile_worker._private_jobs');
  await resumeStalledLanes({ db });
  expect(await jobs()).toEqual([]);
  await db.pool.query(
    "update webhook_deliveries set next_attempt_at = now() - interval '6 minutes' where object = $1",
    [LANE],
  );
  await resumeStalledLanes({ db });
  expect(await jobs()).toEqual([{ key: `webhooks:${endpoint_id}:${LANE}` }]);
  await deliverLane(localWebhooks(db), { endpoint_id, object: LANE });
  await db.pool.query("update webhook_messages set created_at = now() - interval '31 days'");
  await withTx(db, async (tx) => succeed(await pruneMessages(tx)));
  expect(await stateOf(db)).toEqual(['pending 0']);
});

describe('an endpoint', () => {
  test('that fails for three days is stopped, and the owner is told once; turned on again it begins anew', async ({
    db,
  }) => {
    const receiver = await receiving(() => 500);
    const { deliver, endpoint_id } = await sendOne(db, receiver);
    await db.pool.query("update webhook_endpoints set failing_since = now() - interval '73 hours'");
    await emit(db, 'lead:2');
    await makeDue(db);
    await deliver();
    expect(await stateOf(db)).toEqual(['failed 2', 'failed 0']);
    await emit(db, LANE);
    expect(await stateOf(db)).toHaveLength(2);
    const mail = await createComposedApp(db).lastMail('owner@arunika.example');
    expect(mail.subject).toBe(`Webhook berhenti: ${new URL(receiver.url).host}`);
    const on = await updateWebhookEndpoint(
      localWebhooks(db),
      { id: endpoint_id, is_enabled: true },
      systemActor,
    );
    expect(on).toMatchObject({
      value: { endpoint: { is_enabled: true, stopped_at: null, failing_since: null } },
    });
    await emit(db, LANE);
    await deliver();
    expect(await stateOf(db)).toEqual(['failed 2', 'failed 0', 'pending 1 waits']);
  });

  test('that says that it is gone is stopped at once, and one success clears its record', async ({ db }) => {
    let status = 500;
    const receiver = await receiving(() => status);
    const { deliver } = await sendOne(db, receiver);
    const record = async () =>
      (await db.pool.query('select is_enabled, failing_since is not null as fails from webhook_endpoints'))
        .rows[0];
    expect(await record()).toEqual({ is_enabled: true, fails: true });
    status = 200;
    await makeDue(db);
    await deliver();
    expect(await record()).toEqual({ is_enabled: true, fails: false });
    status = 410;
    await emit(db, LANE);
    await deliver();
    expect(await record()).toEqual({ is_enabled: false, fails: true });
  });
});
