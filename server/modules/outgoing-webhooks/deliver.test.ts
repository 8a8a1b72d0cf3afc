import { Webhook } from 'standardwebhooks';
import { describe, expect, onTestFinished } from 'vitest';
import { systemActor } from '#server/modules/audit/index.ts';
import type { Database } from '#server/platform/db.ts';
import { createPublicFetch } from '#server/platform/public-fetch.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { test } from '#tests/support/database.ts';
import {
  emit,
  localWebhooks,
  makeEndpoint,
  openReceiver,
  proofOf,
  WEBHOOK_SECRET,
} from '#tests/support/webhooks.ts';
import { deliverLane, rotateWebhookSecret, updateWebhookEndpoint } from './index.ts';
import type { WebhookServices } from './webhook-services.ts';

async function receiving(...answer: Parameters<typeof openReceiver>) {
  const receiver = await openReceiver(...answer);
  onTestFinished(() => receiver.close());
  return receiver;
}

const LANE = 'lead:1';
const numbersOf = (received: readonly { readonly body: string }[]) =>
  received.map(({ body }) => JSON.parse(body).data.number);

async function stateOf(db: Database) {
  const { rows } = await db.pool.query(
    "select state, attempt_count, state = 'pending' and next_attempt_at > now() as waits from webhook_deliveries order by message_id",
  );
  return rows.map(({ state, attempt_count, waits }) => `${state} ${attempt_count}${waits ? ' waits' : ''}`);
}

/** As if the next attempt were due. */
const makeDue = (db: Database) =>
  db.pool.query("update webhook_deliveries set next_attempt_at = now() - interval '1 s'");

interface Sending {
  readonly url: string;
  readonly services?: Partial<WebhookServices>;
}

/** One event to one endpoint, and one attempt. */
async function sendOne(db: Database, { url, services = {} }: Sending) {
  const endpoint_id = await makeEndpoint(db, url);
  await emit(db, LANE);
  const deliver = () => deliverLane(localWebhooks(db, services), { endpoint_id, object: LANE });
  await deliver();
  return { endpoint_id, deliver };
}

async function lastProblem(db: Database): Promise<string | null> {
  const { rows } = await db.pool.query('select problem from webhook_attempts order by id desc limit 1');
  return rows[0]?.problem ?? null;
}

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
