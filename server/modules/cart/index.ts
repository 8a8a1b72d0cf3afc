/**
 * The products a user means to buy, with quantities but without prices: checkout prices them. Only products for sale
 * can be added.
 */
export { addToCart } from './add-to-cart.ts';
export { type CartItem, clearCart, readCart, removeFromCart } from './cart.queries.ts';
export { mergeCart } from './merge-cart.ts';
export { setQuantity } from './set-quantity.ts';
