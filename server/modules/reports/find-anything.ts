import { findProducts } from '#server/modules/catalog/index.ts';
import { type FoundOrder, findOrders } from '#server/modules/orders/index.ts';
import { findPeople, type PersonName } from '#server/modules/people/index.ts';
import type { Reader } from '#server/platform/db.ts';

const MOST = 5;

interface Wanted {
  readonly words: string;
  /** Products are for admins alone (DECISIONS 35). */
  readonly with_products: boolean;
}

export interface Found {
  readonly orders: FoundOrder[];
  readonly users: PersonName[];
  readonly products: Awaited<ReturnType<typeof findProducts>>;
}

/** The few first of everything that fits some letters, for whoever knows what they look for. */
export async function findAnything(reader: Reader, { words, with_products }: Wanted): Promise<Found> {
  const [orders, users, products] = await Promise.all([
    findOrders(reader, words, MOST),
    findPeople(reader, words, MOST),
    with_products ? findProducts(reader, words, MOST) : [],
  ]);
  return { orders, users, products };
}
