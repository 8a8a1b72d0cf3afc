import type { commerceCopy as id } from '../id/commerce.ts';

export const commerceCopy: typeof id = {
  more: 'Learn more',
  rated: 'Rated',
  reviews: (count) => `${count} ${count === 1 ? 'review' : 'reviews'}`,
  outOfFive: (rating) => `${rating} out of 5`,
  back: 'Back',
  askRefund: 'Request a refund',
};
