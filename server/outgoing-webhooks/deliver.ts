import { addJob } from '#server/platform/database/queue.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { succeed } from '#shared/result.ts';
import {
  type AttemptFacts,
  abandonDeliveries,
  hasWaiting,
  insertAttempt,
  type Lane,
  type LeasedDelivery,
  lease,
  lockHead,
  markAttempted,
  markDelivered,
  noteFailure,
  noteSuccess,
  queueLane,
  selectStalledLanes,
} from './deliveries.queries.ts';
import { bodyOf } from './message-body.ts';
import { attemptDelivery } from './send-once.ts';
import type { WebhookServices } from './webhook-services.ts';

/** A limit, so that one busy object keeps no worker from the others. */
const MAX_IN_A_ROW = 20;

/**
 * Delivers oldest first. Each delivery is leased before it is sent: a dead worker leaves it to the next, so everything
 * arrives at least once and in order per object.
 */
export async function deliverLane(services: WebhookServices, lane: Lane): Promise<void> {
  for (let sent = 0; sent < MAX_IN_A_ROW; sent++) {
    const taken = await leaseNextDelivery(services, lane);
    if (taken === null) return;
    const attempt = await attemptDelivery(services, taken, bodyOf(taken.message));
    await settle(services, taken, attempt);
  }
  await withTx(services.db, async (tx) => succeed(await queueLane(tx, lane)));
}

/** Null when nothing is due, or the lane is queued for later. */
async function leaseNextDelivery(
  { db, leaseMs }: WebhookServices,
  lane: Lane,
): Promise<LeasedDelivery | null> {
  const taken = await withTx(db, async (tx) => {
    const head = await lockHead(tx, lane);
    if (head === null) {
      // Another worker finished the awaited head without looking at the next one.
      if (await hasWaiting(tx, lane)) await queueLane(tx, lane);
      return succeed(null);
    }
    if (head.not_before === null) return succeed(await lease(tx, head.id, leaseMs));
    await queueLane(tx, lane, head.not_before);
    return succeed(null);
  });
  return taken.ok ? taken.value : null;
}

export async function resumeStalledLanes({ db }: Pick<WebhookServices, 'db'>): Promise<void> {
  await withTx(db, async (tx) => {
    for (const lane of await selectStalledLanes(tx)) await queueLane(tx, lane);
    return succeed(null);
  });
}

const GONE = 410;

function settle({ db, waitSeconds }: WebhookServices, taken: LeasedDelivery, attempt: AttemptFacts) {
  const { id, endpoint_id } = taken;
  return withTx(db, async (tx) => {
    await insertAttempt(tx, attempt);
    if (attempt.problem === null) {
      await markDelivered(tx, id);
      await noteSuccess(tx, endpoint_id);
      return succeed(null);
    }
    await markAttempted(tx, id, waitSeconds(taken.attempt));
    if (await noteFailure(tx, endpoint_id, attempt.status === GONE)) {
      await abandonDeliveries(tx, endpoint_id);
      await addJob(tx, { name: 'send-webhook-stopped', payload: { endpoint_id } });
    }
    return succeed(null);
  });
}
