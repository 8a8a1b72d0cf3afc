/**
 * What somebody would like to remember. One entry for each product, however often it is added; nobody but its owner
 * ever sees it.
 */
export { addToWishlist, type WishlistRefusal } from './add-to-wishlist.ts';
export { eraseWishlist } from './erase-wishlist.ts';
export { listWishlistProducts } from './list-wishlist-products.ts';
export { readWishlistIds } from './read-wishlist-ids.ts';
export { removeFromWishlist } from './remove-from-wishlist.ts';
