/**
 * Product reviews by holders, one each. Averages are always computed from the reviews; readers see a first name and an
 * initial only.
 */
export { listReviews } from './list-reviews.ts';
export { listOwnReviews, readOwnReview } from './read-own-reviews.ts';
export { removeReview } from './remove-review.ts';
export { eraseReviews } from './reviews.queries.ts';
export { writeReview } from './write-review.ts';
