import { and, asc, count, eq, or, sql } from 'drizzle-orm';
import type { Reader } from '#server/platform/database/db.ts';
import { isInEnglish } from '#server/translations/index.ts';
import { products } from '../catalog.schema.ts';

/** More would be no choice. */
const MAX_CATEGORIES = 12;

export function selectCategories(reader: Reader) {
  return reader
    .select({ name: sql<string>`${products.category}`, product_count: count() })
    .from(products)
    .where(and(eq(products.is_active, true), sql`coalesce(${products.category}, '') <> ''`))
    .groupBy(products.category)
    .orderBy(sql`min(${products.sort_order})`, asc(products.category))
    .limit(MAX_CATEGORIES);
}

/** Matches the category as written or its English. */
export const isCategory = (category: string) =>
  or(
    eq(products.category, category),
    isInEnglish('catalog', [products.category], (small) => sql`${small} = lower(${category})`),
  );
