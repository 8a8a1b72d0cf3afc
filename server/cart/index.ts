/** The products a user means to buy, with quantities but without prices: checkout prices them. */

export { type CartItem, clearCart, readCart, removePurchasedItems } from './cart.queries.ts';
export { addToCart, mergeCart, setQuantity } from './cart.ts';
