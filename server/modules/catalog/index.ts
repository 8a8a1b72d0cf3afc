/**
 * Products as they are shown and sold. It shows only what is public (never owner-only content, never the price of
 * a product that is coming soon), and takes from stock when checkout asks; it does not know who buys. The two
 * exceptions are `readOwnerContent` and `readProductFiles`, for a module that knows who holds what. What is under
 * `editing` is for admins: it reads and writes everything of a product, together with an entry in the audit log.
 */

export { prepareSections, readEditedContent, saveContent } from './content/edit-sections.ts';
export { getPublicContent } from './content/get-public-content.ts';
export { type OwnerContent, readOwnerContent } from './content/read-owner-content.ts';
export { addProduct, type ProductDraft } from './editing/add-product.ts';
export { addVariant, listVariants } from './editing/add-variant.ts';
export { copyProduct } from './editing/copy-product.ts';
export { deleteProductIfUnused } from './editing/delete-product-if-unused.ts';
export { editProduct } from './editing/edit-product.ts';
export { exportProducts } from './editing/import/export-products.ts';
export { importProducts } from './editing/import/import-products.ts';
export { bulkUpdateProducts } from './editing/list/bulk-update-products.ts';
export { findProducts } from './editing/list/find-products.ts';
export { listAllProducts } from './editing/list/list-all-products.ts';
export { reorderProducts } from './editing/list/reorder-products.ts';
export { readEditedProduct } from './editing/read-edited-product.ts';
export { setStock } from './editing/set-stock.ts';
export { listPlans } from './plans/list-plans.ts';
export type { Plan } from './plans/plans.rules.ts';
export { readSubscriptionOffer, type SubscriptionOffer } from './plans/read-subscription-offer.ts';
export { reservePlanStock } from './plans/reserve-plan-stock.ts';
export { addProductFiles } from './products/add-product-files.ts';
export { createProducts, type NewProduct } from './products/create-products.ts';
export { selectProductFiles as readProductFiles } from './products/files.queries.ts';
export { getProduct, type ProductNotFound } from './products/get-product.ts';
export { listProducts, type ProductQuery } from './products/list-products.ts';
export { type HeldProduct, readHeldProducts } from './products/read-held-products.ts';
export { type ProductForSale, readProductsForSale } from './products/read-products-for-sale.ts';
export { reserveStock } from './products/reserve-stock.ts';
