const rooms = ['api', 'http', 'jobs', 'operations', 'platform', 'testing'];

/** Each capability may use those of its own layer and of the layers before it. */
const layers = [
  ['ledger', 'account', 'audit', 'consents', 'translations'],
  [
    'catalog',
    'discounts',
    'wallet',
    'adjustments',
    'payments',
    'vouchers',
    'media',
    'content',
    'leads',
    'notifications',
    'api-keys',
    'checkout-links',
    'order-bumps',
    'outgoing-webhooks',
    'payment-reminders',
    'product-waits',
    'saved-views',
  ],
  ['orders', 'subscriptions', 'bookings', 'calendars', 'classes', 'cart', 'wishlist', 'reviews', 'courses'],
  ['checkout', 'invoices', 'refunds'],
  ['intents', 'reports', 'books', 'privacy', 'people'],
  ['test-data'],
];

/** The order of the features of `app/`: what a lower one shows may stand in the pages of a higher one. */
const features = [
  ['bookings', 'content', 'discounts'],
  ['checkout-links', 'courses', 'landing', 'leads', 'order-bumps', 'vouchers'],
  [
    'account',
    'audit',
    'books',
    'cart',
    'catalog',
    'checkout',
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
    'refunds',
    'reports',
    'reviews',
    'services',
    'site',
    'subscriptions',
    'support',
    'wallet',
  ],
];

module.exports = { rooms, layers, features };
