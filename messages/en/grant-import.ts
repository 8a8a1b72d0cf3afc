import type { grantProblems as id } from '../id/grant-import.ts';

export const grantProblems: typeof id = {
  email: 'Enter an email address.',
  name: 'At most 100 characters.',
  product: 'No product has this slug.',
  full: 'The class is full.',
  days: (most) => `Enter a number of days, 1 to ${most}.`,
  needsDays: 'A subscription is granted for some days. Fill in the days column.',
  inactive: 'The account with this address is deactivated.',
  twice: 'This address and product are already in another row.',
};
