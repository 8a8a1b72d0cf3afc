import type { screensCopy as id } from '../id/screens.ts';

export const screensCopy: typeof id = {
  requestId: (id) => `Request ID: ${id}`,
  checkingAccess: 'Checking your access…',
  home: 'Return to Home',
  error: {
    title: 'Something went wrong',
    text: 'Something on our side did not work. Your data and your balance are unchanged.',
    retry: 'Try Again',
    reload: 'Reload Page',
  },
  forbidden: {
    title: 'This page is not for your account',
    text: 'If you think this is a mistake, ask an administrator to check your account.',
    login: 'Log in with another account',
  },
  notFound: {
    title: 'Oops! Page not found',
    text: 'The page may have moved, or the address has a typo.',
    marketplace: 'View the marketplace',
  },
  outage: {
    title: 'One moment, we are restoring our service',
    text: 'Your data and your balance are safe. This page keeps trying until it works.',
    button: 'Try now',
    busy: 'Trying again…',
  },
  offline: {
    title: 'You are offline',
    text: 'What you typed is safe here, and what you opened appears once you are back online.',
  },
};
