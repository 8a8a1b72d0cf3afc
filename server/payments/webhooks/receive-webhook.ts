import type { Database } from '#server/platform/database/db.ts';
import { addJob } from '#server/platform/database/queue.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { parseJson } from '#shared/parse-json.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { type Gateways, gatewayNamed, type SignedWebhook } from '../gateways/gateway.ts';
import type { WebhookRefusal } from '../payments.errors.ts';
import { insertEvent } from './webhook-events.queries.ts';

export interface IncomingWebhook extends SignedWebhook {
  readonly gateway: string;
}

/**
 * Verifies and stores a webhook once, with its job. A redelivery gets the same answer and changes nothing (DECISIONS
 * 11). Signed events of unhandled types are stored too.
 */
export async function receiveWebhook(
  db: Database,
  gateways: Gateways,
  webhook: IncomingWebhook,
): Promise<Result<{ readonly duplicate: boolean }, WebhookRefusal>> {
  const gateway = gatewayNamed(gateways, webhook.gateway);
  if (gateway === null) return refuse({ code: 'UNKNOWN_GATEWAY' });
  if (!(await gateway.isSigned(webhook))) return refuse({ code: 'BAD_SIGNATURE' });
  const payload = parseJson(webhook.raw_body);
  const event = gateway.readEvent(payload);
  if (event === null) return refuse({ code: 'BAD_EVENT' });
  return withTx<{ readonly duplicate: boolean }, never>(db, async (tx) => {
    const id = await insertEvent(tx, gateway.name, { ...event, payload });
    if (id === null) return succeed({ duplicate: true });
    await addJob(tx, { name: 'handle-webhook', payload: { webhook_event_id: id } });
    return succeed({ duplicate: false });
  });
}
