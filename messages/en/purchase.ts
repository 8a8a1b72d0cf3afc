import type { purchaseCopy as id } from '../id/purchase.ts';

export const purchaseCopy: typeof id = {
  trialUsed: 'You have already used the trial of this service, so the first period is paid right away.',
  noAccount: 'No account needed, just your name and email.',
  granted: { title: 'Access Granted!', text: 'Access granted successfully!' },
  subscribed: { title: 'Subscribed!', text: 'Your subscription is active.' },
  failedTitle: 'Purchase Failed',
  accessFailed: 'Access Failed',
  failedInPortal: 'The product could not be bought',
  subscribeFailed: 'Subscribing failed',
  refusalTitles: { ALREADY_OWNED: 'Already Owned', ALREADY_SUBSCRIBED: 'Already Subscribed' },
};
