import type * as id from '../id/subscriptions.ts';

/** Texts of /subscription/{slug} (PROD rows). */
export const serviceCopy: typeof id.serviceCopy = {
  back: 'Back to My Subscriptions',
  backToShop: 'Back to the Marketplace',
  notFound: 'Subscription product not found',
  notFoundHint: 'The service may no longer be offered, or the address has a typo.',
  failed: 'The subscription product could not be loaded',
  errorTitle: 'Error',
  toOwn: 'See all services',
  rates: 'Rates',
  pickPlan: 'Choose a plan',
  subscribe: 'Subscribe now',
  busy: 'Processing...',
  comingSoon: 'Coming Soon',
  comingSoonNote: 'The price is announced when it opens',
  soldOut: 'Out of stock',
  owned: 'View in My Subscriptions',
  hasAccess: 'You have access to this product',
  featuresTitle: 'What you get',
  contentsTitle: 'What is in the course',
  bodyTitle: 'Full description',
  timelineTitle: 'When you pay',
  tags: 'Tags',
  share: 'Share',
  shared: 'Link copied to clipboard!',
  plansAndPrices: 'Plans and prices',
  featured: 'Featured',
  trial: (days) =>
    `Try it for ${days} ${days === 1 ? 'day' : 'days'} at no charge. Cancel before that, and nothing is taken.`,
  trialToday: (days) => `Today, ${days}-day trial`,
  soon: 'Soon',
  saves: (percent) => `Save ${percent}%`,
};

export const infoCopy: typeof id.infoCopy = {
  title: 'About the subscription',
  cycle: 'Billing Cycle',
  renewal: 'Auto Renewal',
  cancel: 'Cancel Anytime',
  support: 'Support',
  yes: 'Yes',
  no: 'No',
};

export const monitoringCopy: typeof id.monitoringCopy = {
  title: 'Analytics & Monitoring',
  text: 'Once you subscribe, this page and My Subscriptions show where you are in the current period, the next charge, and everything charged so far.',
  next: 'Next charge',
  paid: 'Paid so far',
  history: 'Open the billing history',
  none: 'None',
};

export const apiCopy: typeof id.apiCopy = {
  title: 'API Documentation',
  text: 'Other programs can read the status, charges and access of your subscription through our API.',
  endpoints: 'Service addresses',
  docs: 'Docs',
  newTab: '(new tab)',
  download: 'Download',
};

/** Texts of /user/subscriptions. */
export const subscriptionsCopy: typeof id.subscriptionsCopy = {
  title: 'Subscriptions',
  subtitle: 'The services that run for your business, and when your balance is used.',
  running: 'Your subscriptions',
  none: 'No active services yet',
  noneHint: 'Pick a service below. Many can be tried before you pay.',
  ended: 'Ended',
  failed: 'Your subscriptions could not be loaded.',
  catalogue: 'All services',
  others: 'Other services',
  allOwned: { title: 'No other services', hint: 'What matches already runs for you, above.' },
  search: 'Search services',
  allTypes: 'All',
  types: 'Service types',
  loading: 'Loading…',
  count: (total) => `${total} ${total === 1 ? 'service' : 'services'}`,
  open: "Open the service's page",
  content: 'Content and files',
  changePlan: 'Change plan',
  cancel: 'Cancel',
  resume: 'Resume subscription',
  history: 'Billing history',
  historyEmpty: 'Nothing charged yet.',
  historyFailed: 'The billing history could not be loaded.',
  order: 'Order',
  discounted: (amount) => `${amount} off`,
  retry: 'Try paying again',
  topUp: 'Top up',
  busy: 'Processing...',
  statuses: {
    trialing: 'Trial',
    active: 'Active',
    past_due: 'Unpaid',
    cancelled: 'Cancelled',
    expired: 'Ended',
  },
  endReasons: {
    cancelled: 'Cancelled',
    unpaid: 'Charge not paid',
    not_renewed: 'Subscription ran out',
    access_ended: 'Access ended',
    account_closed: 'Account closed',
  },
};

export const termsCopy: typeof id.termsCopy = {
  moment: (day, time) => `${day} at ${time} WIB`,
  charge: (amount, day) => `${amount} on ${day}`,
  runsUntil: (day) => `Runs until ${day}, then ends without a charge.`,
  openUntil: (day) => `Access stays open until ${day}.`,
  endsOn: (day) => `Ends by itself on ${day}.`,
  firstCharge: (charge) => `First charge ${charge}.`,
  nextCharge: (charge) => `Next charge ${charge}.`,
  changesTo: (plan, price) => `Changes to ${plan}: ${price}`,
  discount: (title, amount) => `${title}: ${amount} off`,
  discountWaits: (title) => `${title} does not apply to the next plan`,
  discountLeft: (periods) => `${periods} ${periods === 1 ? 'period' : 'periods'} left`,
  discountAlways: 'for as long as you subscribe',
  offer: 'Before you go',
  offerPeriods: (price, periods) =>
    periods === 1 ? `${price} for the next period` : `${price} for the next ${periods} periods`,
  offerAlways: (price) => `${price} for as long as you subscribe`,
  offerAccept: (price) => `Stay for ${price}`,
  cancelQuestion: (title) => `Cancel '${title}'?`,
  cancelSubmit: 'Cancel subscription',
  keep: 'Keep subscription',
  cancelUnpaid: 'The last period is not paid, so access closes right now. The open charge will not be taken.',
  cancelHint: 'Access does not close at once. While it lasts, you can resume it.',
  accessGoesOn: 'Access until',
  trialGoesOn: 'Trial until',
  afterwards: 'The charge after that',
  notTaken: 'not taken',
  resumeQuestion: (title) => `Resume '${title}'?`,
  resumes: (plan) => `The ${plan} plan runs again, paid from your balance.`,
  today: 'Today',
  from: (moment) => `From ${moment}`,
  savePlan: 'Save plan',
  unpaidLabel: (title) => `Charge for ${title}`,
  unpaid: 'not paid yet',
  failures: {
    WALLET_INACTIVE: 'Your wallet is frozen. Contact us, then try again.',
    WALLET_DISPUTED:
      'Your wallet is frozen for now because a payment is being disputed at your bank. See Billing for details.',
  },
  insufficient: (until) =>
    `Top up, then try again. Access stays open until ${until}; we try by ourselves every day too.`,
  day: (day, days) => `Day ${day} of ${days}`,
  since: (day) => `since ${day}`,
};

export const timelineCopy: typeof id.timelineCopy = {
  today: 'Today',
  once: (cycle) => `You pay for one ${cycle}.`,
  after: (cycle) => `After one ${cycle}`,
  ends: 'Access ends by itself. There are no more charges.',
  every: (cycle) => `Every ${cycle}`,
  renews: (days) =>
    `Renews from the balance that you top up. If that is too low, the subscription ends by itself ${days} days later, with nothing to pay.`,
  anytime: 'Any time',
  cancel: 'Cancel, and access goes on until the period ends.',
  daysBefore: (days) => `${days} days before`,
  reminder: 'We remind you by email.',
  first: (cycle) => `You pay for the first ${cycle}.`,
  day: (day) => `Day ${day}`,
  trialStarts: 'The trial starts. Nothing is taken.',
  trialEnds: (cycle, days) =>
    `Taken from the balance that you top up, then every ${cycle}. If that is too low, the subscription ends by itself ${days} days later, with nothing to pay.`,
};

export const guideCopy: typeof id.guideCopy = {
  plans: 'Plans',
  noPlans: 'Prices are announced when this service opens.',
  trial: (days) =>
    `Trial: ${days} ${days === 1 ? 'day' : 'days'}. Nothing is charged before the trial has ended.`,
  features: 'Features',
  endpoints: 'Service addresses',
  reference: (url) => `Full reference: ${url}`,
  signIn: 'Sign in and keep the session token:',
  address: 'name@business.example',
  token: 'The token is in the answer, in `token`. Send it back as `Authorization: Bearer …`.',
  itsPlans: (slug) => `The plans of this service (\`${slug}\`):`,
  status: 'Status of the subscription, next charge, and what is left of the period:',
  access: 'Active access rights:',
};

/** Said once it is done. */
export const actionCopy: typeof id.actionCopy = {
  cancel: 'Subscription cancelled',
  resume: 'Subscription resumed',
  plan: 'The plan of the next period is saved',
  retry: 'Charge paid',
  retention: 'The new price begins with your next charge',
};
