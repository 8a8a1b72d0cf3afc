/**
 * Products as they are shown and sold. It shows only what is public (never owner-only content, never the price of
 * a product that is coming soon), and takes from stock when checkout asks; it does not know who buys. The two
 * exceptions are `readOwnerContent` and `readProductFiles`, for a module that knows who holds what. What is under
 * `editing` is for admins: it reads and writes everything of a product, together with an entry in the audit log.
 */

export { addProductFiles } from './add-product-files.ts';
export { createProducts, type NewProduct } from './create-products.ts';
export { addProduct, type ProductToAdd } from './editing/add-product.ts';
export { addVariant, listVariants } from './editing/add-variant.ts';
export { changeProducts } from './editing/change-products.ts';
export { copyProduct } from './editing/copy-product.ts';
export { editProduct } from './editing/edit-product.ts';
export { exportProducts } from './editing/export-products.ts';
export { findProducts } from './editing/find-products.ts';
export { importProducts } from './editing/import-products.ts';
export { listAllProducts } from './editing/list-all-products.ts';
export { readEditedProduct } from './editing/read-edited-product.ts';
export { removeProduct } from './editing/remove-product.ts';
export { reorderProducts } from './editing/reorder-products.ts';
export { setStock } from './editing/set-stock.ts';
export { selectProductFiles as readProductFiles } from './files.queries.ts';
export { getProduct, type ProductNotFound } from './get-product.ts';
export { getPublicContent } from './get-public-content.ts';
export { listPlans } from './list-plans.ts';
export { listProducts, type ProductQuery } from './list-products.ts';
export type { Plan } from './plans.rules.ts';
export { type HeldProduct, readHeldProducts } from './read-held-products.ts';
export { type OwnerContent, readOwnerContent } from './read-owner-content.ts';
export { type ProductForSale, readProductsForSale } from './read-products-for-sale.ts';
export { readSubscriptionOffer, type SubscriptionOffer } from './read-subscription-offer.ts';
export { prepareSections, readEditedContent, saveContent } from './sections/edit-sections.ts';
export { takeFromStock } from './take-from-stock.ts';
export { takePlanFromStock } from './take-plan-from-stock.ts';
