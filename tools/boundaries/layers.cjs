/** The order of the modules: each may use those of its own layer and of the layers before it. */
module.exports = [
  ['ledger', 'identity', 'audit', 'consents'],
  ['catalog', 'wallet', 'payments', 'media', 'content', 'leads', 'notifications'],
  ['orders', 'subscriptions', 'bookings'],
  ['checkout', 'reports', 'privacy'],
];
