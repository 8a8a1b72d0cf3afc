import { formatCount, formatRupiah, type Sen, toRupiah } from '#shared/money/money.ts';
import type * as id from '../id/admin-subscriptions.ts';

const money = (amount: Sen) => formatRupiah(toRupiah(amount));

export const subscriptionsCopy: typeof id.subscriptionsCopy = {
  title: 'Subscriptions',
  pageTitle: 'Subscription',
  list: 'List of subscriptions',
  table: 'Subscriptions',
  count: (count) => `${count} ${count === '1' ? 'subscription' : 'subscriptions'}`,
  search: 'Name, email, or ID',
  failed: 'Failed to load subscriptions',
  columns: {
    subscriber: 'Subscriber',
    product: 'Product',
    plan: 'Plan',
    status: 'Status',
    nextCharge: 'Next charge',
    started: 'Started',
  },
  statuses: {
    trialing: 'Trialing',
    active: 'Active',
    past_due: 'Past due',
    cancelled: 'Cancelled',
    expired: 'Ended',
  },
  cycles: { daily: 'Daily', weekly: 'Weekly', monthly: 'Monthly', yearly: 'Yearly' },
  none: { title: 'Nobody subscribes yet', hint: 'Each subscription appears here as soon as it begins.' },
  noMatch: 'No subscriptions match',
  csv: 'CSV',
  grant: 'Grant a subscription',
  open: 'View',
  openSubscription: (name, title) => `View: ${title}, ${name}`,
  missing: {
    title: 'Subscription not found',
    hint: 'The address may have been cut short when it was copied.',
  },
  nothing: 'None',
  since: (day) => `since ${day}`,
  endsOn: (day) => `ends ${day}`,
};

export const detailsCopy: typeof id.detailsCopy = {
  facts: {
    subscriber: 'Subscriber',
    price: 'Agreed price',
    period: 'Current period',
    nextCharge: 'Next charge',
    nextPlan: 'Next plan',
    discount: 'Discount',
    pastDue: 'Past due since',
    started: 'Started',
    ended: 'Ended',
    paid: 'Paid so far',
    order: 'First order',
    id: 'Full ID',
  },
  granted: 'Granted by the team, not charged',
  charges: (amount, count) =>
    `${money(amount)} in ${formatCount(count)} ${count === 1 ? 'charge' : 'charges'}`,
  period: (from, until) => `${from} to ${until}`,
  pastDue: (since, until) => `${since}; access ends ${until}`,
  failures: {
    INSUFFICIENT_BALANCE: 'Balance too low',
    WALLET_INACTIVE: 'Wallet frozen',
    WALLET_DISPUTED: 'Wallet in dispute',
  },
  endReasons: {
    cancelled: 'Cancelled',
    unpaid: 'Charge not paid',
    not_renewed: 'Ran out',
    access_ended: 'Access ended',
    account_closed: 'Account closed',
  },
  history: 'Billing history',
  noHistory: 'Nothing has been charged yet.',
  charged: (plan) => `Charged: ${plan}`,
  refunded: (amount) => `${money(amount)} refunded`,
  chargeFailed: 'Charge failed',
  extended: (days, until) => `Extended by ${days} ${days === 1 ? 'day' : 'days'}, until ${until}`,
  order: (orderId) => `Order ${orderId}`,
  retry: 'Charge now',
  retrying: 'Charging…',
  retried: 'The charge was paid',
  notRetried: 'The charge was not paid',
  extend: 'Extend',
  changePlan: 'Change plan',
  cancel: 'Cancel',
  resume: 'Resume',
  resuming: 'Saving…',
  resumed: 'Subscription resumed',
  notResumed: 'The subscription was not resumed',
};

export const cancelCopy: typeof id.cancelCopy = {
  title: (product) => `Cancel ${product}`,
  text: (name) => `The subscription of ${name}, who is mailed about it.`,
  at: 'When it ends',
  periodEnd: 'End of period',
  now: 'Now',
  periodEndHint: (day) => `Access stays open until ${day} and then ends without a charge.`,
  nowHint: 'Access ends at once.',
  overdueHint: 'Its period is not paid, so the subscription ends at once.',
  refund: 'Refund',
  refundHint: (unused, most) =>
    `The rest of the period is worth ${money(unused)}; at most ${money(most)}. Enter 0 to refund nothing.`,
  method: 'Refund to',
  wallet: 'Wallet balance',
  gateway: 'Original payment',
  reason: 'Reason',
  send: 'Cancel subscription',
  sending: 'Cancelling…',
  done: 'The subscription will end with its period',
  doneNow: 'The subscription has ended',
  failed: 'The subscription was not cancelled. Try again.',
};

export const extendCopy: typeof id.extendCopy = {
  title: (product) => `Extend ${product}`,
  text: (day) => `The period ends ${day}. Added days are not charged; the next charge waits.`,
  overdueText:
    'Its charge is past due. The days count from now, and what is past due is not charged any more.',
  days: 'Days',
  reason: 'Reason',
  send: 'Extend',
  sending: 'Saving…',
  done: (day) => `Runs until ${day}`,
  failed: 'The subscription was not extended. Try again.',
};

export const planCopy: typeof id.planCopy = {
  title: (product) => `Change the plan of ${product}`,
  text: (day) => `The new plan begins ${day}. Until then the present one goes on, and nothing is charged.`,
  plan: 'Plan',
  choice: (name, price) => `${name}, ${price}`,
  present: (name) => `${name} (present)`,
  send: 'Save plan',
  sending: 'Saving…',
  done: (plan, day) => `${plan} from ${day}`,
  kept: 'The plan stays as it is',
  failed: 'The plan was not changed. Try again.',
};
