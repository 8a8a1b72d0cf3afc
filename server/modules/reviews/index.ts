/**
 * What owners say of a product. Only who holds it may write, one review each; the average is always computed from the
 * reviews, and other people read a first name and an initial, nothing else.
 */

export { eraseReviews } from './erase-reviews.ts';
export { listOwnReviews } from './list-own-reviews.ts';
export { listReviews, type ReviewPage } from './list-reviews.ts';
export { type OwnReview, readOwnReview } from './read-own-review.ts';
export { type ReviewNotFound, removeReview } from './remove-review.ts';
export { type NotOwned, type ReviewToWrite, writeReview } from './write-review.ts';
