import type { Reader } from '#server/platform/db.ts';
import { type Subscription, toSubscriptions } from './subscription.ts';
import { type OwnPage, selectOwnPage } from './subscriptions.queries.ts';

/** Lists the user's subscriptions, of one product or all: live ones first, then the newest. */
export async function listSubscriptions(
  reader: Reader,
  userId: string,
  page: OwnPage,
): Promise<{ readonly subscriptions: Subscription[]; readonly total: number }> {
  const { rows, total } = await selectOwnPage(reader, userId, page);
  return { subscriptions: await toSubscriptions(reader, rows), total };
}
