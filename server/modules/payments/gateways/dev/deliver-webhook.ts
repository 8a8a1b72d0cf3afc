import type { Reader } from '#server/platform/db.ts';
import { readSession } from './dev-gateway.queries.ts';
import { devWebhookOf, SIGNATURE_HEADER, sign } from './dev-webhook.ts';

export interface WebhookDelivery {
  readonly secret: string;
  /** Posts to the shop's webhook endpoint and returns the status of its response. */
  readonly post: (body: string, headers: Readonly<Record<string, string>>) => Promise<number>;
}

/** Delivers the signed webhook of a decided session. Throws unless the shop accepts it, so that the job is retried. */
export async function deliverWebhook(
  reader: Reader,
  sessionId: string,
  { secret, post }: WebhookDelivery,
): Promise<void> {
  const session = await readSession(reader, sessionId);
  if (session === null || session.status === 'open') throw new Error(`session ${sessionId} is not decided`);
  const body = JSON.stringify(devWebhookOf({ ...session, status: session.status }));
  const status = await post(body, {
    'content-type': 'application/json',
    [SIGNATURE_HEADER]: sign(secret, body),
  });
  // The development gateway was switched off since: nothing to deliver to.
  if (status === 404) return;
  if (status !== 200) throw new Error(`the shop answered the webhook with ${status}`);
}
