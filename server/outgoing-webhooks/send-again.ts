import type { OutputOf, RefusalOf } from '#contract/endpoint.ts';
import type {
  recoverWebhooks as recovering,
  replayWebhook as replaying,
  sendTestWebhook as testing,
} from '#contract/programs/admin-webhook-endpoints.ts';
import { type Actor, recordAudit } from '#server/audit/index.ts';
import type { Database, Tx } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { TEST_EVENT } from '#shared/programs/webhook-events.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { insertTestMessage, requeue } from './deliveries.queries.ts';
import { lockEndpoint } from './endpoints.queries.ts';
import { selectDelivery } from './log.queries.ts';

type EmptyResult = Record<never, never>;

export function sendTestWebhook(
  db: Database,
  endpointId: string,
): Promise<Result<EmptyResult, RefusalOf<typeof testing>>> {
  return withTx(db, async (tx): Promise<Result<EmptyResult, RefusalOf<typeof testing>>> => {
    const refusal = await endpointRefusal(tx, endpointId);
    if (refusal !== null) return refuse(refusal);
    await insertTestMessage(tx, endpointId, TEST_EVENT);
    return succeed({});
  });
}

/** Keeps its id, so that a receiver recognises a duplicate. */
export function replayWebhook(
  db: Database,
  id: number,
  actor: Actor,
): Promise<Result<EmptyResult, RefusalOf<typeof replaying>>> {
  return withTx(db, async (tx): Promise<Result<EmptyResult, RefusalOf<typeof replaying>>> => {
    const found = await selectDelivery(tx, id);
    if (found === null) return refuse({ code: 'DELIVERY_NOT_FOUND' });
    if (!found.is_enabled) return refuse({ code: 'WEBHOOK_ENDPOINT_DISABLED' });
    if (found.state === 'pending') return refuse({ code: 'DELIVERY_PENDING' });
    await requeue(tx, { id });
    await recordResending(tx, actor, { endpoint_id: found.endpoint_id, count: 1 });
    return succeed({});
  });
}

export function recoverWebhooks(
  db: Database,
  endpointId: string,
  actor: Actor,
): Promise<Result<OutputOf<typeof recovering>, RefusalOf<typeof recovering>>> {
  return withTx(
    db,
    async (tx): Promise<Result<OutputOf<typeof recovering>, RefusalOf<typeof recovering>>> => {
      const refusal = await endpointRefusal(tx, endpointId);
      if (refusal !== null) return refuse(refusal);
      const queued = await requeue(tx, { failed_of: endpointId });
      await recordResending(tx, actor, { endpoint_id: endpointId, count: queued });
      return succeed({ queued });
    },
  );
}

const recordResending = (
  tx: Tx,
  actor: Actor,
  sent: { readonly endpoint_id: string; readonly count: number },
) =>
  recordAudit(tx, actor, {
    action: 'webhook_endpoint.recovered',
    subject: { type: 'webhook_endpoint', id: sent.endpoint_id },
    after: { count: sent.count },
  });

async function endpointRefusal(tx: Tx, endpointId: string) {
  const endpoint = await lockEndpoint(tx, endpointId);
  if (endpoint === null) return { code: 'WEBHOOK_ENDPOINT_NOT_FOUND' } as const;
  return endpoint.is_enabled ? null : ({ code: 'WEBHOOK_ENDPOINT_DISABLED' } as const);
}
