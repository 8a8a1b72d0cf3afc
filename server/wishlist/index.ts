/** The products a user wants to remember: each at most once, visible to its owner alone. */
export { eraseWishlist, readWishlistIds } from './wishlist.queries.ts';
export { addToWishlist, listWishlistProducts, removeFromWishlist } from './wishlist.ts';
