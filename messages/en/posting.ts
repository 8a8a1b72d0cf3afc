import type { postingCopy as id } from '../id/posting.ts';

export const postingCopy: typeof id = {
  account: 'Account',
  email: 'Email',
  change: 'Change',
  before: 'Balance before',
  after: 'Balance after',
  overdrawn: 'This is more than the wallet holds, so it will be refused.',
  cancel: 'Cancel',
};
