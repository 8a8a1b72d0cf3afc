import type { formCopy as id } from '../id/form.ts';

export const formCopy: typeof id = {
  busy: 'Saving...',
  cancel: 'Cancel',
  refused: 'That did not work.',
  optional: 'optional',
  rupiah: 'Rp',
  emailMeant: (address) => `Did you mean ${address}?`,
  choose: 'Choose…',
  incomplete: { title: 'Form incomplete', text: 'Please fill in all required fields' },
  invalid: { title: 'Not sent yet', text: 'Some fields need another look.' },
  failed: { title: 'Failed to save', text: 'An error occurred while saving the data.' },
  signedOut: {
    title: 'You are signed out',
    text: 'Sign in again here. What you filled in is kept and is sent right after.',
  },
  unexpected: { title: 'Error', text: 'An error occurred while saving the data.' },
};
