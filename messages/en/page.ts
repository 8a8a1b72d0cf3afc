import type { pageCopy as id } from '../id/page.ts';

export const pageCopy: typeof id = {
  retry: 'Try again',
  unread: (part) => `${part}: could not be read`,
  retryHint: 'Your data is safe. We keep trying; you can also try now.',
  requestId: (id) => `Request ID: ${id}`,
  loading: 'Loading…',
  refresh: 'Refresh',
  copy: 'Copy',
  copied: 'Copied',
  share: 'Share',
  notCopied: 'Copying did not work. Copy it by hand.',
  showPassword: (label) => `Show ${label}`,
  hidePassword: (label) => `Hide ${label}`,
  from: 'from',
  to: 'to',
  cancel: 'Cancel',
  notices: 'Notifications',
  table: 'Table',
  close: 'Close',
};
