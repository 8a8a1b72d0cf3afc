import type { OutputOf, RefusalOf } from '#contract/endpoint.ts';
import type { getWebhookDelivery as getting } from '#contract/programs/admin-webhook-endpoints.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { selectAttempts, selectDelivery } from './log.queries.ts';
import { bodyOf } from './message-body.ts';

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
