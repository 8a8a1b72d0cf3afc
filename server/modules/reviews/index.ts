/**
 * Product reviews by holders, one each. Averages are always computed from the reviews; readers see a first name and an
 * initial only.
 */
export { listOwnReviews } from './list-own-reviews.ts';
export { listReviews } from './list-reviews.ts';
export { readOwnReview } from './read-own-review.ts';
export { removeReview } from './remove-review.ts';
export { eraseReviews } from './reviews.queries.ts';
export { writeReview } from './write-review.ts';
