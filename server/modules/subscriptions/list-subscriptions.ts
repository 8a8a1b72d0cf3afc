import type { Reader } from '#server/platform/db.ts';
import { type Subscription, toSubscriptions } from './subscription.ts';
import { selectOwnPage } from './subscriptions.queries.ts';

/** The user's subscriptions, those that run first, then the newest. */
export async function listSubscriptions(
  reader: Reader,
  userId: string,
  window: { readonly limit: number; readonly offset: number },
): Promise<{ readonly subscriptions: Subscription[]; readonly total: number }> {
  const { rows, total } = await selectOwnPage(reader, userId, window);
  return { subscriptions: await toSubscriptions(reader, rows), total };
}
