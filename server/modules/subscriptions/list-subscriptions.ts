import type { Reader } from '#server/platform/db.ts';
import { type Subscription, toSubscriptions } from './subscription.ts';
import { type OwnPage, selectOwnPage } from './subscriptions.queries.ts';

/** The user's subscriptions, of one product or all, those that run first, then the newest. */
export async function listSubscriptions(
  reader: Reader,
  userId: string,
  asked: OwnPage,
): Promise<{ readonly subscriptions: Subscription[]; readonly total: number }> {
  const { rows, total } = await selectOwnPage(reader, userId, asked);
  return { subscriptions: await toSubscriptions(reader, rows), total };
}
