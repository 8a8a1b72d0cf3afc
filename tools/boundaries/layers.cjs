const rooms = ['api', 'compose', 'http', 'jobs', 'operations', 'platform', 'testing'];

/** Each capability may use those of its own layer and of the layers before it. */
const layers = [
  ['ledger', 'account', 'audit', 'consents', 'translations'],
  [
    'catalog',
    'discounts',
    'wallet',
    'payments',
    'vouchers',
    'media',
    'content',
    'leads',
    'notifications',
    'checkout-links',
    'order-bumps',
    'programs',
    'payment-reminders',
    'product-waits',
    'saved-views',
    'subscribers',
  ],
  ['orders', 'subscriptions', 'bookings', 'calendars', 'classes', 'cart', 'wishlist', 'reviews', 'courses'],
  ['checkout', 'disputes', 'invoices', 'refunds'],
  ['intents', 'reports', 'books', 'privacy', 'people', 'segments', 'search'],
  ['dev'],
];

/** The order of the features of `app/`: what a lower one shows may stand in the pages of a higher one. */
const features = [
  ['bookings', 'content', 'discounts'],
  ['checkout-links'],
  ['checkout', 'courses', 'landing', 'leads', 'order-bumps', 'refunds', 'vouchers'],
  [
    'account',
    'audit',
    'books',
    'cart',
    'catalog',
    'classes',
    'dev',
    'gifts',
    'operations',
    'orders',
    'overview',
    'payments',
    'people',
    'product-waits',
    'programs',
    'reports',
    'reviews',
    'search',
    'segments',
    'service-pages',
    'site',
    'subscribers',
    'subscriptions',
    'support',
    'wallet',
  ],
];

module.exports = { rooms, layers, features };
