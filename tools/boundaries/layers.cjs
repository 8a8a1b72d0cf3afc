/** The order of the modules: each may use those of its own layer and of the layers before it. */
module.exports = [
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
  ],
  ['orders', 'subscriptions', 'bookings', 'cart', 'wishlist', 'reviews', 'learning'],
  ['checkout', 'invoices', 'refunds'],
  ['intents', 'reports', 'books', 'privacy', 'people'],
  ['test-data'],
];
