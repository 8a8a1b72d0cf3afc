import type { Cart } from '#contract/cart/cart.ts';
import type { CartItem } from '#server/cart/index.ts';
import { priceCart } from '#server/checkout/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Reader } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { markReturned, selectMailedItems } from './message-facts.queries.ts';
import { readCartToken } from './recovery-links.ts';

export interface RestoreServices {
  readonly db: Database;
  readonly clock: Clock;
  /** The present secret first. */
  readonly secrets: readonly string[];
}

interface LinkRefusal {
  readonly code: 'INVALID_TOKEN';
}

/** Priced for anybody, so that a forwarded mail tells nothing of the account; what cannot be bought is left out. */
async function priceMailed(reader: Reader, items: readonly CartItem[]): Promise<Cart> {
  const { lines } = await priceCart(reader, null, items);
  const sold = new Set(lines.filter(({ problem }) => problem === null).map(({ product_id }) => product_id));
  return priceCart(
    reader,
    null,
    items.filter(({ product_id }) => sold.has(product_id)),
  );
}

export async function readLeftCart(
  { db: { orm }, clock, secrets }: RestoreServices,
  token: string,
): Promise<Result<Cart, LinkRefusal>> {
  const id = readCartToken(token, clock.now(), secrets);
  const items = id === null ? null : await selectMailedItems(orm, id);
  return items === null ? refuse({ code: 'INVALID_TOKEN' }) : succeed(await priceMailed(orm, items));
}

/** Remembers the first return; the same again changes nothing. */
export function restoreCart(
  { db, clock, secrets }: RestoreServices,
  token: string,
): Promise<Result<Cart, LinkRefusal>> {
  return withTx(db, async (tx): Promise<Result<Cart, LinkRefusal>> => {
    const id = readCartToken(token, clock.now(), secrets);
    const items = id === null ? null : await selectMailedItems(tx, id);
    if (id === null || items === null) return refuse({ code: 'INVALID_TOKEN' });
    await markReturned(tx, id, clock.now());
    return succeed(await priceMailed(tx, items));
  });
}
