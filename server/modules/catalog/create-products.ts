import type { Tx } from '#server/platform/db.ts';
import { sanitizeContent, sanitizeOptional } from '#server/platform/sanitize-content.ts';
import { insertProducts, type ProductInsert } from './catalog.queries.ts';
import { cleanMetadata, cleanModules } from './clean-content.ts';

export type NewProduct = ProductInsert;

/**
 * Adds products in one statement; their ids in the order given. Slugs must be unique. The HTML of texts, sections
 * and lessons is sanitised on the way in (DECISIONS 23).
 */
export function createProducts(tx: Tx, products: readonly NewProduct[]): Promise<readonly string[]> {
  return insertProducts(tx, products.map(clean));
}

function clean({ description, content_body, content_metadata, modules, ...product }: NewProduct): NewProduct {
  return {
    ...product,
    ...(description === undefined ? {} : { description: sanitizeContent(description) }),
    ...(content_body === undefined ? {} : { content_body: sanitizeOptional(content_body) }),
    ...(content_metadata === undefined ? {} : { content_metadata: cleanMetadata(content_metadata) }),
    ...(modules === undefined ? {} : { modules: cleanModules(modules) }),
  };
}
