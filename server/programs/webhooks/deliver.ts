import type { OutputOf, RefusalOf } from '#contract/endpoint.ts';
import type { getWebhookDelivery as getting } from '#contract/programs/admin-webhook-endpoints.ts';
import type { Database, Reader } from '#server/platform/database/db.ts';
import { addJob } from '#server/platform/database/queue.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { BlockedAddress, OversizedAnswer } from '#server/platform/outgoing/public-fetch.ts';
import { WEBHOOK_VERSION } from '#shared/programs.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import {
  type AttemptFacts,
  abandonDeliveries,
  hasWaiting,
  insertAttempt,
  type Lane,
  type LeasedDelivery,
  lease,
  lockHead,
  type Message,
  markAttempted,
  markDelivered,
  noteFailure,
  noteSuccess,
  queueLane,
  selectAttempts,
  selectDelivery,
  selectStalledLanes,
} from './deliveries.queries.ts';
import { signedHeaders } from './secrets.ts';

/** A limit, so that one busy object keeps no worker from the others. */
const MAX_IN_A_ROW = 20;

/**
 * Delivers oldest first. Each delivery is leased before it is sent: a dead worker leaves it to the next, so everything
 * arrives at least once and in order per object.
 */
export async function deliverLane(services: DeliveryServices, lane: Lane): Promise<void> {
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
  { db, leaseMs }: DeliveryServices,
  lane: Lane,
): Promise<LeasedDelivery | null> {
  const taken = await withTx(db, async (tx) => {
    const head = await lockHead(tx, lane);
    if (head === null) {
      // The head that this worker waited for was delivered by another one; later messages may be due.
      if (await hasWaiting(tx, lane)) await queueLane(tx, lane);
      return succeed(null);
    }
    if (head.not_before === null) return succeed(await lease(tx, head.id, leaseMs));
    await queueLane(tx, lane, head.not_before);
    return succeed(null);
  });
  return taken.ok ? taken.value : null;
}

export async function resumeStalledLanes({ db }: Pick<DeliveryServices, 'db'>): Promise<void> {
  await withTx(db, async (tx) => {
    for (const lane of await selectStalledLanes(tx)) await queueLane(tx, lane);
    return succeed(null);
  });
}

const GONE = 410;

function settle({ db, waitSeconds }: DeliveryServices, taken: LeasedDelivery, attempt: AttemptFacts) {
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

const MAX_ANSWER = 500;

/** A redirect is not followed: like any other answer but 2xx it is a failure. */
async function attemptDelivery(
  { fetch, secret }: DeliveryServices,
  { id, url, message, sealed_secrets }: LeasedDelivery,
  body: string,
): Promise<AttemptFacts> {
  const began = performance.now();
  const outcome = await attempt();
  return { delivery_id: id, ...outcome, duration_ms: Math.round(performance.now() - began) };

  async function attempt(): Promise<Omit<AttemptFacts, 'delivery_id' | 'duration_ms'>> {
    try {
      const signing = { id: `msg_${message.webhook_id}`, body, sealed_secrets, at: new Date() };
      const headers = {
        ...(await signedHeaders(signing, secret)),
        'content-type': 'application/json',
        'user-agent': 'Arunika-Webhooks/1',
      };
      const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual' });
      const answer = (await response.text()).replaceAll('\0', '').slice(0, MAX_ANSWER);
      return { status: response.status, problem: response.ok ? null : 'REFUSED', answer };
    } catch (error) {
      return { status: null, problem: deliveryProblem(error), answer: '' };
    }
  }
}

function deliveryProblem(error: unknown): string {
  if (error instanceof BlockedAddress) return 'ADDRESS_NOT_PUBLIC';
  if (error instanceof OversizedAnswer) return 'ANSWER_TOO_LARGE';
  if (error instanceof Error && ['TimeoutError', 'AbortError'].includes(error.name)) return 'TIMEOUT';
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return 'UNREACHABLE';
  return 'NOT_SENT';
}

export function bodyOf({ type, created_at, data }: Omit<Message, 'webhook_id'>): string {
  const timestamp = new Date(created_at).toISOString();
  return JSON.stringify({ type, timestamp, api_version: WEBHOOK_VERSION, data });
}

export async function getWebhookDelivery(
  reader: Reader,
  id: number,
): Promise<Result<OutputOf<typeof getting>, RefusalOf<typeof getting>>> {
  const found = await selectDelivery(reader, id);
  if (found === null) return refuse({ code: 'DELIVERY_NOT_FOUND' });
  const { data, occurred_at, is_enabled: _, ...delivery } = found;
  const body = bodyOf({ type: delivery.type, created_at: occurred_at, data });
  return succeed({ delivery, body, attempts: await selectAttempts(reader, id) });
}

export interface DeliveryServices {
  readonly db: Database;
  /** The installation's secret, which seals those of endpoints. */
  readonly secret: string;
  /** Guarded against private networks, because people type the addresses. */
  readonly fetch: typeof globalThis.fetch;
  /** A worker that reports nothing for this long counts as dead. */
  readonly leaseMs: number;
  /** Null: the delivery is given up. */
  readonly waitSeconds: (attempts: number) => number | null;
}
