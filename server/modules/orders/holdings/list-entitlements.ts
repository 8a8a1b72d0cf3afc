import type { Entitlement } from '#contract/account/checkout.ts';
import { readHeldProducts } from '#server/modules/catalog/index.ts';
import type { Reader } from '#server/platform/db.ts';
import type { PageWindow } from '#server/platform/lists/list-window.ts';
import { readHoldings } from './holdings.queries.ts';

/** Lists the user's holdings with their products, newest first (API-046, API-086). */
export async function listEntitlements(
  reader: Reader,
  userId: string,
  window: PageWindow,
): Promise<{ readonly entitlements: Entitlement[]; readonly total: number }> {
  const { holdings, total } = await readHoldings(reader, userId, window);
  const products = await readHeldProducts(
    reader,
    holdings.map((holding) => holding.product_id),
  );
  const byId = new Map(products.map(({ id, ...product }) => [id, product]));
  const entitlements = holdings.flatMap((holding): Entitlement[] => {
    const product = byId.get(holding.product_id);
    return product === undefined ? [] : [{ ...holding, status: 'active', product }];
  });
  return { entitlements, total };
}
