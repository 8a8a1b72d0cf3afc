import type { Charge } from '#contract/account/subscriptions.ts';
import type { Reader } from '#server/platform/db.ts';
import type { PageWindow } from '#server/platform/lists/list-window.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { OwnedSubscription } from '../lock-own-subscription.ts';
import type { SubscriptionNotFound } from '../subscriptions.errors.ts';
import { selectCharges, selectOwn } from '../subscriptions.queries.ts';

/** Lists the charges of one of the user's subscriptions, newest period first. */
export async function listCharges(
  reader: Reader,
  { user_id, id }: OwnedSubscription,
  window: PageWindow,
): Promise<Result<{ charges: Charge[]; total: number }, SubscriptionNotFound>> {
  if ((await selectOwn(reader, user_id, id)) === null) return refuse({ code: 'SUBSCRIPTION_NOT_FOUND' });
  return succeed(await selectCharges(reader, id, window));
}
