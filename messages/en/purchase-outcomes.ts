import type { purchaseOutcomes as id } from '../id/purchase-outcomes.ts';
import { purchaseCopy } from './purchase.ts';

export const purchaseOutcomes: typeof id = {
  granted: {
    material: purchaseCopy.granted.text,
    course: 'The course is open.',
    class: 'Its schedule and material are on this page.',
    session: 'Your session is on this page.',
    service: 'What comes next is on this page.',
    subscription: 'Your subscription is active.',
  },
  mailed: {
    material: (title) => `${title} is open`,
    course: (title) => `${title} is open`,
    class: (title) => `${title} is open`,
    session: (title) => `${title} is booked`,
    service: (title) => `${title} is ordered`,
    subscription: (title) => `${title} is active`,
  },
};
