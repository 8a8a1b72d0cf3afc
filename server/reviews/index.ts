/** Product reviews by holders, one each. Averages are always computed; readers see a first name and an initial only. */

export { eraseReviews, listUnreviewed } from './reviews.queries.ts';
export { listOwnReviews, listReviews, readOwnReview, removeReview, writeReview } from './reviews.ts';
