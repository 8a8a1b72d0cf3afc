import type { reauthenticationCopy as id } from '../id/reauthentication.ts';

export const reauthenticationCopy: typeof id = {
  title: "Confirm that it's you",
  text: 'This is an important step, so we ask once more.',
  password: 'Your password',
  code: 'Code from the email',
  sent: (email) => `We sent a six-digit code to ${email}.`,
  useCode: 'Use a code by email',
  submit: 'Confirm',
  busy: 'Checking…',
};
