/**
 * Buying with wallet credit. Joins catalog, wallet, orders and holdings in one transaction: all of it, once, or
 * nothing. Trusts no amount from the client.
 */

export {
  type Checkout,
  checkOut,
  checkOutWithin,
  quoteCheckout,
} from './check-out.ts';
export type { CheckoutRefusal } from './checkout.errors.ts';
export { checkDiscount, listBumpOffers, listBundleOffers, listKeptPrices } from './offers/offers.ts';
export { priceCart, readPricedCart } from './offers/price-cart.ts';
export { quoteNotas } from './offers/quote-notas.ts';
export type { Guest } from './resolve-cart.ts';
