/**
 * Product reviews by holders, one each. Averages are always computed from the reviews; readers see a first name and an
 * initial only.
 */
export { listOwnReviews, listReviews, readOwnReview } from './read-reviews.ts';
export { eraseReviews, selectUnreviewed as listUnreviewed } from './reviews.queries.ts';
export { removeReview, writeReview } from './write-review.ts';
