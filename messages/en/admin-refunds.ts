import type { refundsCopy as id } from '../id/admin-refunds.ts';

export const refundsCopy: typeof id = {
  title: 'Refund requests',
  subtitle: 'The longest wait comes first. Buyers are told of the decision at once.',
  failed: 'Failed to load data',
  tabs: {
    requested: 'Waiting',
    approved: 'Approved',
    rejected: 'Rejected',
    withdrawn: 'Withdrawn',
    all: 'All',
  },
  empty: {
    requested: { title: 'Nobody is waiting', hint: "Buyers' requests appear here and in the Overview." },
    other: { title: 'No requests here yet', hint: 'Choose another status to see other requests.' },
  },
  list: 'Requests',
  columns: {
    request: 'Request',
    age: 'Since purchase',
    used: 'Used',
    asked: 'Asked',
    status: 'Status',
    amount: 'Amount',
  },
  review: 'Review',
  used: (percent, downloads) =>
    downloads === 0
      ? `${percent}% opened`
      : `${percent}% opened, ${downloads} ${downloads === 1 ? 'download' : 'downloads'}`,
  count: (count) => `${count} ${count === '1' ? 'request' : 'requests'}`,
  facts: {
    age: 'Since purchase',
    days: (days, most) => `${days} of ${most} ${most === 1 ? 'day' : 'days'}`,
    dayOf: (days, most) => `day ${days} of ${most}`,
    consumed: 'Content opened',
    whenAsked: (value) => `(when asked ${value})`,
    percent: (percent, most) => `${percent}% of ${most}%`,
    downloads: 'Downloads',
    paidBy: 'Paid with',
    wallet: 'balance',
    destination: 'Refunded to',
    destinations: { wallet: 'balance', original_payment: 'original payment' },
    left: 'Still refundable',
    order: 'Order',
    within: 'within the policy',
    beyond: 'beyond the policy',
  },
  decide: 'Decide',
  approve: 'Approve',
  reject: 'Reject',
  approveTitle: (amount, name) => `Refund ${amount} to ${name}?`,
  approveText: {
    wallet: (title) => `The money is in the balance at once, and access to ${title} ends.`,
    original_payment: (title) =>
      `The money goes to the original payment, or to the balance if the gateway refuses. Access to ${title} ends now.`,
  },
  approveBeyond: "It was used beyond this order's policy. Approving it is your decision.",
  rejectTitle: (name) => `Reject the request of ${name}?`,
  rejectText: 'The buyer reads the reason in an email and on their order.',
  note: 'Message to the buyer',
  reason: 'Reason',
  busy: 'Processing...',
  approved: (amount) => `${amount} refunded`,
  rejected: 'Request rejected',
  decisionFailed: 'The decision was not saved',
  decided: (who, moment) => `${who}, ${moment}`,
};
