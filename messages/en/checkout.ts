import type { checkoutCopy as id } from '../id/checkout.ts';

/** Fixed texts of buying (WAL and ERR rows). */
export const checkoutCopy: typeof id = {
  title: 'Pay',
  balance: 'Your balance',
  price: 'Price',
  remaining: 'Balance left',
  shortfall: 'Missing',
  cancel: 'Cancel',
  busy: 'Processing...',
  topUp: 'Top-up',
  topUpMore: 'Or top up more',
  minimum: 'Top up at least',
  goesOn: 'Once your top-up has arrived, this purchase completes by itself, even if you close this page.',
  subscribe: {
    title: 'Pay for your subscription',
    price: 'First charge',
    now: 'Charged today',
  },
  pay: (amount) => `Confirm and pay ${amount}`,
  claim: 'Get it free',
  startTrial: 'Start the trial',
  back: 'Back',
  items: (count) => `Cart, ${count} ${count === 1 ? 'item' : 'items'}`,
  mendCart: 'Something in your cart cannot be bought yet. Change it in the cart first.',
  comingSoon: 'This product has not launched yet.',
  soldOut: 'Out of stock',
  free: 'Free',
  profileTitle: 'Complete your profile',
  profileHint: 'Free products open for profiles that are at least 80% complete.',
  profileAction: 'Complete profile',
  moreFields: (count) => `+${count} more fields`,
  renews: (amount, cycle) => `Renews from your balance: ${amount} every ${cycle}, until you cancel.`,
  trial: (until, amount, cycle) =>
    `Trial until ${until}. After that, ${amount} is taken from your balance every ${cycle}, unless you cancel before.`,
  trialOfDays: (days, amount, cycle) =>
    `A ${days}-day trial from the moment you confirm your email address. After that ${amount} is taken from your balance every ${cycle}, unless you cancel before.`,
  trialUnpaid: (days) =>
    `If your balance is too low then, we remind you and try again for ${days} days; after that the subscription ends and nothing is charged.`,
  seller: (brand) => `Sold by ${brand}`,
  help: 'Something wrong? Contact us',
  haveCode: 'Do you have a discount code?',
  discountCode: 'Discount code',
  discountApply: 'Apply',
  discountUsed: (code, saved) => `Code ${code} applied, you save ${saved}.`,
  discountRemove: 'Remove code',
  discountConditions: {
    first_purchase: 'For a first purchase with your email address.',
    per_buyer: 'Each email address can use it a limited number of times.',
    named_address: 'For invited addresses: the product opens with the link in the email.',
  },
  discountJudged: 'If it turns out not to apply to your address, all that you paid is kept as your balance.',
  reducedFor: (code, amount, periods) =>
    periods === 1
      ? `With code ${code}, the first charge is ${amount}.`
      : `With code ${code}, the first ${periods} charges are ${amount} each.`,
  reducedAlways: (code, amount) => `With code ${code}, every charge is ${amount}.`,
  saleIsBetter: (price) =>
    `The sale price of ${price} is lower than with this code, so the code is not used.`,
};
