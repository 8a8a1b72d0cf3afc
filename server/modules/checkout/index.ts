/**
 * Buying with wallet credit. It joins catalogue, wallet, orders and holdings in one transaction: after it either
 * everything is there, once, or nothing is. It believes no amount that a client sends.
 */
export {
  type CheckedOut,
  type Checkout,
  checkOut,
  checkOutWithin,
  quoteCheckout,
} from './check-out.ts';
export type { CheckoutRefusal, LineCode, LineProblem } from './checkout.errors.ts';
export { type PricedCart, type PricedLine, priceCart, readPricedCart } from './price-cart.ts';
