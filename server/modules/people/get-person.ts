import { listOwnOrders, type Order } from '#server/modules/orders/index.ts';
import type { Reader } from '#server/platform/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { type ListedPerson, toPerson } from './list-people.ts';
import {
  type HoldingRow,
  type PersonFacts,
  selectFacts,
  selectHoldings,
  selectPeople,
} from './people.queries.ts';

const MAX_ORDERS = 5;
const MAX_HOLDINGS = 20;

export interface PersonDetails {
  readonly user: ListedPerson;
  readonly facts: PersonFacts;
  readonly holdings: HoldingRow[];
  readonly orders: Order[];
}

/** Details of an account, without sign-in methods and tokens. */
export async function getPerson(
  reader: Reader,
  userId: string,
): Promise<Result<PersonDetails, { readonly code: 'USER_NOT_FOUND' }>> {
  const window = { limit: 1, offset: 0, sort: '-created_at' } as const;
  const [row] = await selectPeople(reader, { id: userId }, window);
  if (row === undefined) return refuse({ code: 'USER_NOT_FOUND' });
  const [facts, holdings, { orders }] = await Promise.all([
    selectFacts(reader, userId),
    selectHoldings(reader, userId, MAX_HOLDINGS),
    listOwnOrders(reader, userId, { limit: MAX_ORDERS, offset: 0 }),
  ]);
  return succeed({ user: toPerson(row), facts, holdings, orders });
}
