/**
 * What somebody means to buy. It remembers products and quantities, and nothing of prices: what a cart costs is decided
 * where it is bought. It takes only products that are sold at this moment.
 */
export { addToCart, type CartRefusal } from './add-to-cart.ts';
export type { CartItem } from './cart.queries.ts';
export { clearCart } from './clear-cart.ts';
export { eraseCart } from './erase-cart.ts';
export { mergeCart } from './merge-cart.ts';
export { readCart } from './read-cart.ts';
export { removeFromCart } from './remove-from-cart.ts';
export { setQuantity } from './set-quantity.ts';
