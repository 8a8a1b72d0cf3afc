/**
 * Buying with wallet credit. Joins catalog, wallet, orders and holdings in one transaction: all of it, once, or
 * nothing. Trusts no amount from the client.
 */

export { checkDiscount } from './check-discount.ts';
export {
  type Checkout,
  checkOut,
  checkOutWithin,
  type Guest,
  quoteCheckout,
} from './check-out.ts';
export type { CheckoutRefusal } from './checkout.errors.ts';
export { listBumpOffers } from './list-bump-offers.ts';
export { listBundleOffers } from './list-bundle-offers.ts';
export { listKeptPrices } from './list-kept-prices.ts';
export { priceCart, readPricedCart } from './price-cart.ts';
