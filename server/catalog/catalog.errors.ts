import type { createProduct, updateProduct } from '#contract/catalog/admin-products.ts';
import type { RefusalOf } from '#contract/endpoint.ts';

export type FieldRefusal = RefusalOf<typeof createProduct>;
export type ProductNotFound = Extract<FieldRefusal, { code: 'PRODUCT_NOT_FOUND' }>;
/** Edited by somebody else meanwhile; `product` is the current version. */
export type ProductChanged = Extract<RefusalOf<typeof updateProduct>, { code: 'PRODUCT_CHANGED' }>;
