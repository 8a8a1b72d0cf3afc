import { BRAND } from '#shared/content/setting-tokens.ts';
import type * as id from '../id/mails.ts';

export const mailCopy: typeof id.mailCopy = {
  hello: (name) => (name === null ? 'Hello,' : `Hello ${name},`),
  helloTeam: 'Hello team,',
  consultant: 'AI consultant',
  address: 'If the button does not work, copy this address:',
  unsubscribe: 'Stop emails like this one',
  product: 'Product',
  order: 'Order number',
};

export const receiptCopy: typeof id.receiptCopy = {
  subject: (amount) => `Receipt for ${amount}`,
  openedAll: (count) => `${count} products are open`,
  bought: 'Your gift codes are ready',
  thanks: 'Thank you, your purchase is complete and ready to open.',
  total: 'Total',
  left: 'Balance left',
  payment: 'Payment',
  date: 'Date',
  invoice: 'Invoice',
  open: 'See order and invoice',
  gifts: (count) =>
    count === 1
      ? '1 gift code of this order is on your purchases page, ready to give away.'
      : `${count} gift codes of this order are on your purchases page, ready to give away.`,
};

export const grantCopy: typeof id.grantCopy = {
  subject: (title) => `For you: ${title}`,
  headline: (title) => `${title} is for you`,
  given: 'We are giving you the product below, free of charge. It is in your account already.',
  waits:
    'We are giving you the product below, free of charge. The button below confirms that this address is yours, and opens it. No password needed.',
  open: 'Open it now',
};

export const refundCopy: typeof id.refundCopy = {
  noticeSubject: (title) => `Refund request: ${title}`,
  notice: 'A refund request is waiting for a decision.',
  reason: (reason) => `Reason:\n${reason}`,
  buyer: 'Buyer',
  amount: 'Amount',
  receivedSubject: 'We have received your refund request',
  received: [
    'We will look into it and email you once it is decided.',
    'What counts is how things stand at the decision: files downloaded or content opened until then are included.',
  ],
  open: 'See order',
  approvedSubject: {
    wallet: (amount) => `${amount} is back in your balance`,
    original_payment: (amount) => `We are sending ${amount} to your original payment`,
  },
  approved: {
    wallet: (amount) =>
      `We have approved your request. ${amount} was added to your balance, and your access to this product ends.`,
    original_payment: (amount) =>
      `We have approved your request. We are sending ${amount} to the original payment, where it arrives within a few working days; should it be refused there, it is added to your balance. Your access to this product ends.`,
  },
  rejectedSubject: 'Your refund request',
  rejected: 'We have looked into your request and cannot approve it.',
  note: (note) => `A note from us:\n${note}`,
};

export const purchaseLinkCopy: typeof id.purchaseLinkCopy = {
  subject: (title) => `Open your purchase: ${title}`,
  waiting: (title) => `One step left for ${title}`,
  bought: 'Thank you, your payment has arrived. The button below opens your purchase, without a password.',
  owned: (titles, amount) =>
    `You already own ${titles}, so we keep ${amount} of this payment as your credit.`,
  begins: 'The button below confirms that this address is yours, and opens it. No password needed.',
  once: 'This link works once, for seven days. After that, sign in with this address and the code that we send.',
  open: 'Open my purchase',
  trial: {
    subject: (title) => `Start your trial: ${title}`,
    waiting: (title) => `One step left to try ${title}`,
    begins:
      'The button below confirms that this address is yours, and the trial starts. No password needed, and nothing is charged today.',
    open: 'Start the trial',
  },
};

export const intentCopy: typeof id.intentCopy = {
  subject: 'Your purchase did not go through',
  cancelled: (reason) => `Your payment has arrived, but we cancelled the purchase below because ${reason}.`,
  kept: 'Nothing was charged: all of it is kept as your balance, to use any time.',
  owned: {
    subject: (title) => `You already own ${title}`,
    text: (amount) =>
      `Your payment of ${amount} has arrived, but what was bought is yours already. So we did not sell it to you again: all of it is kept as the balance of your account.`,
  },
  paidTwice: {
    subject: (title) => `Paid twice: ${title}`,
    text: (amount) =>
      `This purchase was paid already, and ${amount} arrived once more. The second payment is kept whole as the balance of your account.`,
  },
  useOrRefund: 'Use that balance any time, or ask for the money back.',
  keptAmount: 'Kept as balance',
  openOwned: 'Open what you own',
  askRefund: 'Ask for the money back',
  purchase: 'Purchase',
  price: 'Price at the time',
  open: 'See balance',
  otherTime: 'Choose another time',
};

const nothingCharged = 'The subscription ran out and its access was closed. Nothing is charged.';

export const subscriptionCopy: typeof id.subscriptionCopy = {
  time: (date, time) => `${date} at ${time} WIB`,
  plan: 'Plan',
  balance: 'Your balance',
  manage: 'Manage subscription',
  topUp: 'Top up',
  trialSubject: (title) => `Your trial has started: ${title}`,
  trial: (until, price) => [
    `Your trial runs until ${until}. Nothing is charged today.`,
    `Unless you cancel before then, ${price} is taken from your balance and the subscription starts.`,
  ],
  chargedSubject: (amount) => `Subscription receipt for ${amount}`,
  charged: (until) => `Thank you, your subscription runs until ${until}.`,
  amount: 'Charged',
  trialEndsSubject: (title) => `Your trial ends soon: ${title}`,
  renewsSubject: (title) => `Renews soon: ${title}`,
  trialEnds: (at, price) => `Your trial ends on ${at}. ${price} is then taken from your balance.`,
  renews: (at, price) => `Your subscription renews on ${at}. ${price} is then taken from your balance.`,
  missing: (amount) => `Your balance is ${amount} short at the moment.`,
  orCancel: 'Do not want to continue? Cancel before then and nothing is charged.',
  failedSubject: (title) => `Payment outstanding: ${title}`,
  failures: {
    INSUFFICIENT_BALANCE: (price) => `${price} could not be charged because your balance is too low.`,
    WALLET_INACTIVE: (price) => `${price} could not be charged because your wallet is frozen.`,
    WALLET_DISPUTED: (price) =>
      `${price} could not be charged because your wallet is frozen for now by a payment dispute at your bank.`,
  },
  grace: (until) =>
    `Your access stays open until ${until} and we try again every day. After that the subscription ends.`,
  cancelledSubject: (title) => `Subscription cancelled: ${title}`,
  cancelled: (until) => [
    `Your access stays open until ${until}. After that nothing more is charged.`,
    'Changed your mind? Until then one press resumes the subscription.',
  ],
  endedSubject: (title) => `Subscription ended: ${title}`,
  endings: {
    cancelled: 'We cancelled this subscription and closed its access. Nothing more is charged.',
    not_renewed: nothingCharged,
    unpaid:
      'The charge was still unpaid when the grace period ended, so its access was closed. Nothing is charged.',
    access_ended: 'We refunded it, so its access was closed. Nothing more is charged.',
    account_closed: 'The account was closed, so the subscription ended. Nothing more is charged.',
  },
  again: 'You can subscribe again at any time.',
  refunded: (amount) => `${amount} was refunded to you.`,
  resumedSubject: (title) => `Subscription resumed: ${title}`,
  resumed: (at) => `We took the cancellation back: your subscription goes on and renews on ${at}.`,
  extendedSubject: (title) => `Subscription extended free of charge: ${title}`,
  extended: (days, until) =>
    `We added ${days} ${days === 1 ? 'day' : 'days'} free of charge. Your subscription now runs until ${until}.`,
  planChangedSubject: (title) => `Plan changed: ${title}`,
  planChanged: (plan, price, at) =>
    `From ${at} your plan is ${plan} for ${price}. Until then the present plan goes on.`,
  grantedSubject: (title) => `A subscription for you: ${title}`,
  granted: (until) =>
    `We gave you this subscription free of charge until ${until}. It ends then, and nothing is charged.`,
};

export const bookingCopy: typeof id.bookingCopy = {
  subjects: {
    free: (name) => `Free consultation booked: ${name}`,
    paid: (name) => `Consultation package booked: ${name}`,
    audit: (name) => `Audit talk booked: ${name}`,
  },
  booked: {
    free: 'A free consultation has just been booked. Contact the customer to agree on a time.',
    paid: 'A consultation package has just been booked. Contact the customer to agree on a time.',
    audit: 'A talk about a free audit has just been booked.',
  },
  name: 'Name',
  email: 'Email',
  company: 'Business name',
  month: 'Month',
};

export const smsCopy: typeof id.smsCopy = {
  code: (code) => `${code} is your ${BRAND} code. Give it to nobody.`,
};

export const waitCopy: typeof id.waitCopy = {
  confirmSubject: (title) => `Shall we tell you about ${title}?`,
  confirm: (title) =>
    `Somebody asked that this address be told when ${title} can be bought. Press the button below, and we send one mail when it is time.`,
  ignore: 'It was not you? Ignore this; we will send nothing.',
  confirmButton: 'Yes, tell me',
  subjects: {
    launch: (title) => `${title} is out`,
    restock: (title) => `${title} is available again`,
  },
  notices: {
    launch: (title) => `You asked to be told when ${title} is released. It can be bought now.`,
    restock: (title) => `You asked to be told when ${title} is available again. It is, in a limited number.`,
  },
  once: 'This is the only mail about it.',
  open: 'See the product',
};

export const paymentReminderCopy: typeof id.paymentReminderCopy = {
  subject: (what) => `Your payment is not finished: ${what}`,
  topUp: 'Top-up',
  open: 'You opened this payment and have not finished it. The button below takes you back to it.',
  once: 'Paid already, or changed your mind? Ignore this mail; we remind you once only.',
  what: 'For',
  until: 'Open until',
  amount: 'Amount',
  pay: 'Continue the payment',
};
