import type { pageCopy as id } from '../id/page.ts';

export const pageCopy: typeof id = {
  retry: 'Try again',
  retryHint: 'Your data is safe. We keep trying; you can also try now.',
  requestId: (id) => `Request ID: ${id}`,
  loading: 'Loading…',
  refresh: 'Refresh',
  share: 'Share',
  notCopied: 'The link could not be copied.',
  showPassword: (label) => `Show ${label}`,
  hidePassword: (label) => `Hide ${label}`,
  from: 'from',
  to: 'to',
  cancel: 'Cancel',
  notices: 'Notifications',
  table: 'Table',
  close: 'Close',
};
