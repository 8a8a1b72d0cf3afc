import type { Tx } from '#server/platform/db.ts';
import { insertProducts, type ProductInsert } from './catalog.queries.ts';
import { cleanMetadata, cleanModules } from './clean-content.ts';

export type NewProduct = ProductInsert;

/**
 * Adds products in one statement; their ids in the order given. Slugs must be unique. The HTML of sections and
 * lessons is sanitised on the way in (DECISIONS 23).
 */
export function createProducts(tx: Tx, products: readonly NewProduct[]): Promise<readonly string[]> {
  return insertProducts(tx, products.map(clean));
}

function clean({ content_metadata, modules, ...product }: NewProduct): NewProduct {
  return {
    ...product,
    ...(content_metadata === undefined ? {} : { content_metadata: cleanMetadata(content_metadata) }),
    ...(modules === undefined ? {} : { modules: cleanModules(modules) }),
  };
}
