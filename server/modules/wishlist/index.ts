/**
 * What somebody would like to remember. One entry for each product, however often it is added; nobody but its owner
 * ever sees it.
 */
export { addToWishlist, type WishlistRefusal } from './add-to-wishlist.ts';
export { forgetWishes } from './forget-wishes.ts';
export { listWishedProducts } from './list-wished-products.ts';
export { readWishedIds } from './read-wished-ids.ts';
export { removeFromWishlist } from './remove-from-wishlist.ts';
