import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { isOneOf } from '#server/platform/lists/list-search.ts';
import { products, productVariants as variants } from './catalog.schema.ts';

const MAX_PLANS = 50;

export function selectPlanVariants(reader: Reader, productIds: readonly string[]) {
  return reader
    .select({
      ...pickColumns(variants, [
        'id',
        'product_id',
        'name',
        'price',
        'stock',
        'features',
        'service_endpoints',
      ]),
      ...pickColumns(variants, ['billing_cycle', 'access_level']),
    })
    .from(variants)
    .where(
      and(
        isOneOf(variants.product_id, productIds),
        eq(variants.is_active, true),
        eq(variants.is_subscription, true),
        ne(variants.billing_cycle, 'one_time'),
      ),
    )
    .orderBy(asc(variants.sort_order), asc(variants.price), asc(variants.id))
    .limit(MAX_PLANS * productIds.length);
}

/** Includes inactive products, so that the caller can say why. */
export function selectSubscriptionProducts(reader: Reader, productIds: readonly string[]) {
  return reader
    .select({
      ...pickColumns(products, ['id', 'slug', 'title', 'type', 'price', 'billing_cycle', 'is_active']),
      ...pickColumns(products, ['is_subscription', 'coming_soon', 'stock', 'trial_period_days']),
      auto_renewal: products.auto_renewal,
    })
    .from(products)
    .where(isOneOf(products.id, productIds));
}

export async function decrementVariantStock(tx: Tx, variantId: string): Promise<boolean> {
  const taken = await tx
    .update(variants)
    .set({ stock: sql`${variants.stock} - 1` })
    .where(and(eq(variants.id, variantId), sql`${variants.stock} > 0`))
    .returning({ id: variants.id });
  return taken.length > 0;
}
