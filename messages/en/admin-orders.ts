import { formatRupiah, type Sen, toRupiah } from '#shared/money/money.ts';
import { shortId } from '#shared/short-id.ts';
import type * as id from '../id/admin-orders.ts';

export const ordersCopy: typeof id.ordersCopy = {
  title: 'Orders Management',
  list: 'List of orders',
  table: 'Orders',
  count: (count) => `${count} ${count === '1' ? 'order' : 'orders'}`,
  search: 'Order ID, name, or email',
  failed: 'Failed to load orders',
  columns: {
    customer: 'Customer',
    total: 'Total',
    status: 'Status',
    items: 'Order',
    created: 'Created',
  },
  none: { title: 'No orders yet', hint: 'Each purchase appears here as soon as it is paid.' },
  noMatch: 'No orders match',
  csv: 'CSV',
  give: 'Grant a product',
  grants: 'Grants',
  openOrder: (id) => `View: order ${shortId(id)}`,
  pageTitle: 'Order',
  missing: { title: 'Order not found', hint: 'The address may have been cut short when it was copied.' },
};

export const detailCopy: typeof id.detailCopy = {
  title: (id) => `Order ${shortId(id)}`,
  status: 'Change status',
  updated: (status) => `Order status updated to ${status}`,
  failed: 'Failed to update order status',
  items: 'Items',
  gifts: (count) => `${count} as gift ${count === 1 ? 'code' : 'codes'}`,
  owned: 'Already owned by the buyer',
  money: 'Ledger entries',
  noMoney: 'No money moved for this order.',
  balance: (amount) => `balance ${money(amount)}`,
  timeline: 'Timeline',
  metadata: 'Metadata',
  facts: {
    customer: 'Customer',
    method: 'Method',
    subscription: 'Subscription',
    payment: 'Payment',
    invoice: 'Invoice',
    creditNotes: 'Credit notes',
    noInvoice: 'None, nothing was paid',
    makeInvoice: 'Download PDF',
    refundable: 'Still refundable',
    updated: 'Updated',
    id: 'Full ID',
  },
  receipt: 'Resend receipt',
  sending: 'Sending…',
  sent: (address) => `Receipt sent to ${address}`,
  notSent: 'The receipt was not sent. Try again.',
  refund: 'Refund',
};

export const eventLabels: typeof id.eventLabels = {
  ordered: 'Order placed',
  paid: 'Paid',
  invoiced: 'Invoice issued',
  credited: 'Credit note issued',
  refunded: 'Refunded',
  refund_requested: 'Buyer asked for a refund',
  refund_approved: 'Refund request approved',
  refund_rejected: 'Refund request rejected',
  refund_withdrawn: 'Refund request withdrawn',
  status_changed: 'Status changed by an admin',
  receipt_resent: 'Receipt resent',
  granted: 'Granted by an admin',
};

const money = (amount: Sen) => formatRupiah(toRupiah(amount));

function sharesWords(shares: readonly id.PaymentShare[]): string {
  if (shares.length === 0) return 'No payment can receive the money of this order; choose the wallet.';
  const each = shares.map(({ id, refundable_bigint }) => `${money(refundable_bigint)} to ${shortId(id)}`);
  return `One payment at a time, at most ${each.join(', ')}. The rest, for example from vouchers, can only go to the wallet.`;
}

export const refundCopy: typeof id.refundCopy = {
  title: 'Refund',
  hint: (left) => `At most ${money(left)} for this order.`,
  amount: 'Amount',
  method: 'Refund to',
  wallet: 'Wallet balance',
  gateway: 'Original payment',
  gatewayHint: (shares) =>
    `${sharesWords(shares)} The order becomes refunded once the money has really left the gateway.`,
  walletHint: "It goes to the buyer's balance at once.",
  ends: 'End access as well',
  endsHint: 'A full refund always ends access. For subscriptions, this means the current period.',
  reason: 'Reason',
  send: 'Refund',
  sending: 'Processing…',
  walletUnread: "The buyer's wallet could not be read, so nothing was posted. Try again.",
  confirm: (amount, name) => `Refund ${formatRupiah(amount)} to ${name}?`,
  confirmAction: 'Post refund',
  confirmWallet: 'The money goes to the wallet at once.',
  confirmGateway: 'The gateway is asked to send the money; the wallet stays as it is.',
  failed: 'Failed to process refund',
  done: (amount) => `${formatRupiah(amount)} refunded to the balance`,
  doneWhole: 'Order status updated to refunded',
  onItsWay: (amount) => `${formatRupiah(amount)} is being refunded by the gateway`,
};

export const grantCopy: typeof id.grantCopy = {
  product: 'Product',
  title: 'Grant a product',
  hint: 'Creates a Rp 0 order for the recipient, emails them, and is kept in the audit log. It does not count as a sale.',
  recipient: 'Recipient',
  recipientMissing: 'Choose who gets it.',
  days: 'Days',
  daysHint: 'The subscription ends after this many days, without a charge.',
  noAccount: (address) =>
    `${address} has no account yet. The product waits for them; the link we email opens it without a password.`,
  invite: (address) => `No account has this address. Email a link to ${address}`,
  choose: 'Choose a product',
  reason: 'Reason',
  send: 'Grant product',
  sending: 'Saving…',
  done: 'Product granted',
  linkSent: (address) => `A link is on its way to ${address}`,
  failed: 'The product was not granted. Try again.',
};

export const unclaimedCopy: typeof id.unclaimedCopy = {
  count: (total) => `${total} guest ${total === '1' ? 'purchase' : 'purchases'} not opened by email yet`,
  newest: (shown) => `These are the newest ${shown}. Others can be searched for in the list of orders.`,
  resend: 'Resend link',
  sending: 'Sending…',
  sent: (address) => `Link sent to ${address}`,
  notSent: 'The link was not sent. Try again.',
};
