import type { purchaseWords as id } from '../id/purchase-kinds.ts';

const inDays = (days: number) => `within ${days} ${days === 1 ? 'day' : 'days'}`;
const opened: typeof id.refund.material = ({ days, percent }) =>
  `You can ask for a refund ${inDays(days)}, as long as no file was downloaded and at most ${percent}% of the material was opened.`;

export const purchaseWords: typeof id = {
  refund: {
    material: opened,
    course: opened,
    class: ({ days, percent }) =>
      `You can ask for a refund ${inDays(days)}, as long as no session took place, and no material was downloaded or more than ${percent}% of it opened.`,
    session: ({ days }) => `You can ask for a refund ${inDays(days)}, as long as no session took place.`,
    service: ({ days }) => `You can ask for a refund ${inDays(days)} of the purchase.`,
    subscription: () => 'You can stop any time; access stays until the end of the period that is paid.',
  },
  access: {
    material: 'It opens right away under Purchases.',
    course: 'It opens right away under Purchases.',
    class: 'Its schedule and material open right away under Purchases.',
    session: 'You choose and manage its time under Purchases.',
    service: 'It is kept under Purchases, with what comes next.',
    subscription: 'Manage or cancel it any time under Subscriptions.',
  },
  lede: {
    material: 'One page, and then it opens in this browser.',
    course: 'One page, and then the course opens in this browser.',
    class: 'One page, and then schedule and material open in this browser.',
    session: 'One page, and then your time is booked.',
    service: 'One page, and then your order is placed.',
    subscription: 'One page, then you confirm your email address and the subscription begins.',
  },
};
