import type { UserDetails } from '#contract/people/admin-users.ts';
import { listOwnOrders } from '#server/orders/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { listAllSubscriptions } from '#server/subscriptions/index.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { selectFacts, selectHoldings, selectPeople } from './people.queries.ts';

const MAX_ORDERS = 5;
const MAX_HOLDINGS = 20;
const NEWEST_SUBSCRIPTIONS = { limit: 20, offset: 0, sort: '-started_at' } as const;

export async function getPerson(
  reader: Reader,
  userId: string,
): Promise<Result<UserDetails, { readonly code: 'USER_NOT_FOUND' }>> {
  const window = { limit: 1, offset: 0, sort: '-created_at' } as const;
  const [user] = await selectPeople(reader, { id: userId }, window);
  if (user === undefined) return refuse({ code: 'USER_NOT_FOUND' });
  const [facts, holdings, { orders }, { subscriptions }] = await Promise.all([
    selectFacts(reader, userId),
    selectHoldings(reader, userId, MAX_HOLDINGS),
    listOwnOrders(reader, userId, { limit: MAX_ORDERS, offset: 0 }),
    listAllSubscriptions(reader, { user_id: userId }, NEWEST_SUBSCRIPTIONS),
  ]);
  return succeed({ user, facts, subscriptions, holdings, orders });
}
