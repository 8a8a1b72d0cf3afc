import type { purchaseCopy as id } from '../id/purchase.ts';

export const purchaseCopy: typeof id = {
  refundTerms: (days, percent) =>
    `You can ask for a refund within ${days} ${days === '1' ? 'day' : 'days'}, as long as no file was downloaded and at most ${percent}% of the material was opened.`,
  sessionTerms: (days) =>
    `You can ask for a refund within ${days} ${days === '1' ? 'day' : 'days'}, as long as no session took place.`,
  trialUsed: 'You have already used the trial of this service, so the first period is paid right away.',
  noAccount: 'No account needed, just your email.',
  granted: { title: 'Access Granted!', text: 'Access granted successfully!' },
  subscribed: { title: 'Subscribed!', text: 'Your subscription is active.' },
  failedTitle: 'Purchase Failed',
  accessFailed: 'Access Failed',
  failedInPortal: 'The product could not be bought',
  subscribeFailed: 'Subscribing failed',
  refusalTitles: { ALREADY_OWNED: 'Already Owned', ALREADY_SUBSCRIBED: 'Already Subscribed' },
};
