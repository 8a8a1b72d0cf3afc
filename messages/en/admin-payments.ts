import { formatCount, formatRupiah, type Sen, sumSen, toRupiah } from '#shared/money/money.ts';
import type * as id from '../id/admin-payments.ts';

export const paymentsCopy: typeof id.paymentsCopy = {
  title: 'Payments and Webhooks',
  recovery: (reminded, paid, amount) =>
    `Reminders of the last 30 days: ${reminded} sent, ${paid} paid, ${formatRupiah(amount)} recovered`,
  tabs: 'Parts of the page',
  tabLabels: { payments: 'Payments', webhooks: 'Webhooks', reconciliation: 'Reconciliation' },
  paymentStatuses: {
    pending: 'Pending',
    completed: 'Completed',
    failed: 'Failed',
    expired: 'Expired',
    cancelled: 'Cancelled',
    refunded: 'Refunded',
  },
  webhookStatuses: { Failed: 'Failed', Processed: 'Processed', Pending: 'Pending' },
  columns: {
    user: 'User',
    amount: 'Amount',
    gateway: 'Gateway',
    status: 'Status',
    event: 'Event',
    created: 'Created',
  },
  count: {
    payments: (count) => `${count} ${count === '1' ? 'payment' : 'payments'}`,
    webhooks: (count) => `${count} ${count === '1' ? 'notification' : 'notifications'}`,
  },
  searchPayments: 'ID, gateway session, or email',
  searchWebhooks: 'Event ID, type, or error message',
  failed: (status) => `Failed to load payments (HTTP ${status})`,
  noPayments: { title: 'No payments yet', hint: 'Each top-up through a gateway appears here.' },
  noWebhooks: {
    title: 'No notifications yet',
    hint: 'What a gateway reports is kept here before it is processed.',
  },
  noMatch: 'Nothing matches',
  webhook: (id) => `Webhook #${id}`,
  raw: 'Gateway response',
  payload: 'Notification payload',
  open: 'View',
  check: 'Check with the gateway',
  checkText: 'Asks the gateway for the status now; money that did arrive is credited at once, and only once.',
  checked: (status) => `Status at the gateway: ${status}`,
  replay: 'Process again',
  replayText: 'Processes the notification once more; one that was processed before changes nothing.',
  replayed: (status) => `Notification: ${status}`,
  close: 'Mark as done',
  closeText: 'No money moves. The reason and the error are kept in the audit log.',
  closed: 'Marked as done',
  reason: 'Reason',
  busy: 'Processing…',
  broken: "That didn't work. Try again.",
  foreign: 'of another program',
  reviewed: 'reviewed',
  flags: {
    paid_after_expiry: 'paid after it expired',
    amount_differs: 'amount differs',
    currency_differs: 'currency differs',
    dispute: 'dispute',
    reversal: 'taken back by the gateway',
    inquiry: 'inquiry of the bank',
    warning: 'suspected fraud',
    gateway_open: 'undecided at the gateway',
    gateway_won: 'won at the gateway',
    gateway_lost: 'lost at the gateway',
    claim: 'still owed',
  },
  facts: {
    payer: 'Payer',
    way: 'Way to pay',
    order: 'Order',
    transaction: 'Gateway reference',
    gateway: 'Gateway',
    session: 'Session',
    amount: 'Amount',
    received: 'Received',
    flags: 'To review',
    event: 'Event',
    attempts: 'Attempts',
    error: 'Error',
    created: 'Created',
    completed: 'Completed',
  },
};

const money = (amount: Sen) => formatRupiah(toRupiah(amount));

export const disputeCopy: typeof id.disputeCopy = {
  foreseen: {
    lost: ({ ended_orders, takes_bigint, owes_bigint }) =>
      [
        ended_orders > 0 &&
          `Access from ${formatCount(ended_orders)} ${ended_orders === 1 ? 'order' : 'orders'} paid with this payment ends.`,
        `${money(takes_bigint)} is taken from the wallet.`,
        owes_bigint > 0
          ? `${money(owes_bigint)} becomes a claim, and the wallet stays frozen until it is collected or waived.`
          : 'No claim is left.',
      ]
        .filter((sentence) => sentence !== false)
        .join(' '),
    won: ({ returns_bigint }) =>
      returns_bigint > 0
        ? `${money(returns_bigint)} that was taken goes back to the wallet, the claim is dropped, and this dispute no longer freezes it. Access that has ended does not return by itself.`
        : 'No money moves. This dispute no longer freezes the wallet.',
    waived: ({ takes_bigint, owes_bigint }) =>
      `The claim of ${money(sumSen([takes_bigint, owes_bigint]))} is waived. What was taken stays taken, and this dispute no longer freezes the wallet.`,
  },
  noted: 'No money moves. Write down what you decided; further news from the gateway still appears here.',
  settled: (claim) => (claim > 0 ? `Dispute settled. ${money(claim)} is still owed` : 'Dispute settled'),
};

export const reconciliationCopy: typeof id.reconciliationCopy = {
  findings: {
    dispute: {
      title: 'Card disputes',
      text: 'The payer asked their bank for the money. The wallet is frozen until this is settled. Lost: access ends, the balance is taken as far as it goes, and the rest becomes a claim that is collected when this is pressed again.',
    },
    warning: {
      title: 'Warnings',
      text: "The payer's bank is asking, or suspects fraud. No money has been taken and the wallet is not frozen. A refund now usually prevents a dispute and its fee.",
    },
    stuck: {
      title: 'Stuck',
      text: 'Waiting past the time limit. The gateway is asked now, and its answer is applied.',
    },
    late: {
      title: 'Late',
      text: 'Paid after the time limit. The balance was credited; all that is left is to note that it was reviewed.',
    },
    amount_differs: {
      title: 'Amount differs',
      text: 'What arrived is not what was asked for. What arrived was credited; you settle the difference with the payer.',
    },
    unmatched: {
      title: 'Unmatched',
      text: 'Notifications that could not be processed. They are processed once more with the same payload.',
    },
    duplicate: {
      title: 'Possible duplicates',
      text: 'Two payments of the same amount from the same person within 15 minutes. Both were credited; refund one if it is a duplicate.',
    },
  },
  clean: { title: 'Everything matches', hint: 'Gateways, payments, and the ledger agree.' },
  audit: "Last night's audit of the books",
  never: 'It has not run yet; it runs every day at 02:40 WIB.',
  sound: (checks) => `${checks} checks, no differences.`,
  broken: (count) => `${count} ${count === 1 ? 'check' : 'checks'} found differences.`,
  received: (amount) => `received ${money(amount)}`,
  due: (moment) => `Answer at the gateway by ${moment}`,
  noted: 'Mark as handled',
  toOrder: 'Order',
  verdicts: { lost: 'Lost, take the balance', won: 'Won', waived: 'Waive the claim' },
  rows: (total) => `${total} ${total === 1 ? 'row' : 'rows'}`,
  actions: {
    check: 'Check with the gateway',
    replay: 'Process again',
    review: 'Mark as reviewed',
    settle: 'Settle',
  },
};
