import { onTestFinished } from 'vitest';
import type { Database } from '#server/platform/database/db.ts';
import { emit, localWebhooks, makeEndpoint, openReceiver } from '#tests/support/shop/webhooks.ts';
import { type DeliveryServices, deliverLane } from '../../index.ts';

export async function receiving(...answer: Parameters<typeof openReceiver>) {
  const receiver = await openReceiver(...answer);
  onTestFinished(() => receiver.close());
  return receiver;
}

export const LANE = 'lead:1';
export async function stateOf(db: Database) {
  const { rows } = await db.pool.query(
    "select state, attempt_count, state = 'pending' and next_attempt_at > now() as waits from webhook_deliveries order by message_id",
  );
  return rows.map(({ state, attempt_count, waits }) => `${state} ${attempt_count}${waits ? ' waits' : ''}`);
}

/** As if the next attempt were due. */
export const makeDue = (db: Database) =>
  db.pool.query("update webhook_deliveries set next_attempt_at = now() - interval '1 s'");

interface Sending {
  readonly url: string;
  readonly services?: Partial<DeliveryServices>;
}

/** One event to one endpoint, and one attempt. */
export async function sendOne(db: Database, { url, services = {} }: Sending) {
  const endpoint_id = await makeEndpoint(db, url);
  await emit(db, LANE);
  const deliver = () => deliverLane(localWebhooks(db, services), { endpoint_id, object: LANE });
  await deliver();
  return { endpoint_id, deliver };
}

export async function lastProblem(db: Database): Promise<string | null> {
  const { rows } = await db.pool.query('select problem from webhook_attempts order by id desc limit 1');
  return rows[0]?.problem ?? null;
}
