import type { handInCopy as id } from '../id/hand-ins.ts';

export const handInCopy: typeof id = {
  title: 'Assignment',
  states: { waiting: 'Waiting for review', accepted: 'Accepted', returned: 'To be improved' },
  rule: 'The next lesson and the certificate open once this assignment is accepted.',
  handedIn: (moment) => `Handed in ${moment}`,
  yours: 'What you handed in',
  feedback: 'Feedback',
  feedbackBefore: 'Feedback so far',
  waitingHint: 'You can still replace it until it is reviewed.',
  body: 'Your answer',
  file: 'File',
  fileHint: 'A picture or a document, at most 20 MB.',
  replaceFile: 'Replace the file',
  removeFile: (file) => `Remove ${file}`,
  send: 'Hand in',
  replace: 'Replace it',
  sendAgain: 'Hand in again',
  change: 'Replace what you handed in',
  sending: 'Sending...',
  sent: 'Your assignment is handed in.',
  download: 'Download',
};
