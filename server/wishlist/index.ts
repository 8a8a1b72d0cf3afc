/** Products a user wants to remember, visible to the user alone. */
export { eraseWishlist, readWishlistIds } from './wishlist.queries.ts';
export { addToWishlist, listWishlistProducts, removeFromWishlist } from './wishlist.ts';
