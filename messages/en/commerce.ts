import type { commerceCopy as id } from '../id/commerce.ts';

export const commerceCopy: typeof id = {
  more: 'Learn more',
  rated: 'Rated',
  reviews: (count) => `${count} ${count === 1 ? 'review' : 'reviews'}`,
  stars: (rating) => `${rating} out of 5 stars`,
  back: 'Back',
  askRefund: 'Request a refund',
};
