import type { discountCopy as id } from '../id/discounts.ts';

export const discountCopy: typeof id = {
  label: (code) => (code === null ? 'Discount' : `Discount ${code}`),
};
