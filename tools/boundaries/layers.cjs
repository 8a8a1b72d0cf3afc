const rooms = ['api', 'http', 'jobs', 'operations', 'platform', 'testing'];

/** Each capability may use those of its own layer and of the layers before it. */
const layers = [
  ['ledger', 'identity', 'audit', 'consents', 'translations'],
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
  [
    'orders',
    'subscriptions',
    'bookings',
    'booking-desk',
    'calendars',
    'classes',
    'cart',
    'wishlist',
    'reviews',
    'learning',
  ],
  ['checkout', 'invoices', 'refunds'],
  ['intents', 'reports', 'books', 'privacy', 'people'],
  ['test-data'],
];

module.exports = { rooms, layers };
