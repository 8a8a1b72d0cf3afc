import { formatRupiah, type Sen, toRupiah } from '#shared/money/money.ts';
import type * as id from '../id/admin-wallets.ts';

const money = (amount: Sen) => formatRupiah(toRupiah(amount));

export const walletsCopy: typeof id.walletsCopy = {
  title: 'Wallets Management',
  list: 'List of wallets',
  table: 'Wallets',
  search: 'Name or email of the owner',
  count: (total) => (total === '1' ? '1 wallet' : `${total} wallets`),
  failed: 'Failed to load wallets',
  failedOne: 'Failed to get wallet',
  failedTransactions: 'Failed to load wallet transactions',
  none: { title: 'No wallets yet', hint: 'A wallet is opened with the first top-up or purchase.' },
  noMatch: 'No wallets match',
  columns: {
    user: 'User',
    balance: 'Balance',
    currency: 'Currency',
    status: 'Status',
    created: 'Created',
  },
  active: 'Active',
  inactive: 'Inactive',
  disputed: 'Disputed',
  unnamed: 'No name',
  neverUsed: 'Never used',
  adjust: 'Adjust',
  open: 'View',
};

export const walletDetailCopy: typeof id.walletDetailCopy = {
  title: 'Wallet',
  history: 'Wallet history',
  balance: 'Balance',
  spent: 'Total spent',
  transactions: 'Transactions',
  last: 'Last 50 transactions',
  all: 'All transactions',
  none: 'No transactions in this wallet yet.',
  adjust: 'Adjust balance',
  freeze: 'Freeze',
  thaw: 'Unfreeze',
  back: 'Back to the wallet',
  disputed: ({ open_bigint, claim_bigint }) =>
    [
      'Frozen by a payment dispute, not by the staff.',
      open_bigint > 0 && `${money(open_bigint)} is not decided yet.`,
      claim_bigint > 0 && `${money(claim_bigint)} is still owed.`,
      'The wallet opens together with its dispute.',
    ]
      .filter((sentence) => sentence !== false)
      .join(' '),
  toDispute: 'View dispute',
  description: 'Balance, status, and latest transactions.',
};

export const adjustCopy: typeof id.adjustCopy = {
  title: 'Adjust balance',
  hint: (name, balance) => `${name}, balance now ${money(balance)}.`,
  type: 'Type',
  credit: 'Credit',
  debit: 'Debit',
  amount: 'Amount',
  reference: 'Reason',
  reference_id: 'Reference number',
  description: 'Description',
  descriptionHint: 'The owner of the wallet reads it in their history.',
  after: 'Balance afterwards',
  needsApproval:
    'A large amount, even when split within 24 hours, waits for approval by a second admin before the balance changes.',
  send: 'Adjust balance',
  sending: 'Saving…',
  confirm: (name) => `Adjust the balance of ${name}?`,
  confirmAction: 'Post adjustment',
  confirmNote: 'A posting cannot be deleted; it is corrected by another one.',
  failed: 'Failed to adjust wallet balance',
  done: (before, after) => `Balance adjusted (${money(before)} → ${money(after)})`,
  pending: 'The adjustment is waiting for approval by a second admin. The balance has not changed.',
};

const tooSmall = 'Amount must be greater than 0';

export const adjustmentProblems: typeof id.adjustmentProblems = {
  empty: 'Please fill in all fields',
  negative: tooSmall,
  zero: tooSmall,
};

export const freezeCopy: typeof id.freezeCopy = {
  title: (name) => `Freeze the wallet of ${name}?`,
  text: 'The owner cannot buy, subscribe, or top up until the wallet is unfrozen. The balance stays.',
  thawTitle: (name) => `Unfreeze the wallet of ${name}?`,
  thawText: 'The owner can buy and top up again.',
  reason: 'Reason',
  frozen: 'Wallet frozen',
  thawed: 'Wallet unfrozen',
  failed: 'The wallet status has not changed. Try again.',
};

export const waitingCopy: typeof id.waitingCopy = {
  title: 'Waiting for a second admin',
  text: "Adjustments above the 24-hour limit, or to one's own wallet. The balance changes once approved.",
  confirmTitle: (amount, name) => `Approve ${amount} for ${name}?`,
  confirmText: 'The balance changes at once and cannot be deleted; it is corrected by a new adjustment.',
  approved: (before, after) => `Adjustment approved (${money(before)} → ${money(after)})`,
  rejected: 'Adjustment rejected, the balance has not changed',
  failed: 'The decision was not saved. Try again.',
};

export const referenceLabels: typeof id.referenceLabels = {
  manual_adjustment: 'Manual adjustment',
  bonus: 'Bonus',
  penalty: 'Penalty',
  correction: 'Correction',
};

export const ledgerReferences: typeof id.ledgerReferences = {
  ...referenceLabels,
  order: 'order',
  payment: 'payment',
  dispute: 'dispute',
  gateway_refund: 'refund',
  test_data: 'test data',
  voucher: 'voucher',
};
