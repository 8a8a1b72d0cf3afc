import type { portalCopy as id } from '../id/portal.ts';

export const portalCopy: typeof id = {
  links: {
    overview: 'Overview',
    billing: 'Billing',
    marketplace: 'Marketplace',
    subscriptions: 'Subscriptions',
    purchases: 'Purchases',
    bookings: 'Sessions',
    profile: 'Profile',
    settings: 'Settings',
    support: 'Support',
  },
  search: 'Search',
  searchTitle: 'Search for a page or a product',
  shortcut: 'Ctrl K',
  navigation: 'Portal',
  account: 'Account',
  more: 'More',
  balance: 'Your balance',
  logout: 'Logout',
  loading: 'Loading user portal...',
  signIn: 'Authentication Required',
  signInHint: 'Please log in to access the user portal.',
  toLogin: 'Go to Login',
  failed: 'Your balance and your purchases are unchanged. Reload this page to try again.',
  outage: 'This page cannot be loaded yet',
};
