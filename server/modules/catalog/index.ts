/**
 * Products as they are shown and sold. It shows only what is public (never owner-only content, never the price of
 * a product that is coming soon), and takes from stock when checkout asks; it does not know who buys. The one
 * exception says so in its name: `readOwnerContent`, for a module that knows who holds what.
 */
export { createProducts, type NewProduct } from './create-products.ts';
export { getProduct, type ProductNotFound } from './get-product.ts';
export { getPublicContent } from './get-public-content.ts';
export { listPlans } from './list-plans.ts';
export { listProducts, type ProductQuery } from './list-products.ts';
export type { Plan } from './plans.rules.ts';
export { type HeldProduct, readHeldProducts } from './read-held-products.ts';
export { type OwnerContent, readOwnerContent } from './read-owner-content.ts';
export { type ProductForSale, readProductsForSale } from './read-products-for-sale.ts';
export { readSubscriptionOffer, type SubscriptionOffer } from './read-subscription-offer.ts';
export { takeFromStock } from './take-from-stock.ts';
export { takePlanFromStock } from './take-plan-from-stock.ts';
