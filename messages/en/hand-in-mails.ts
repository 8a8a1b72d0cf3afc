import type { handInMailCopy as id } from '../id/hand-in-mails.ts';

export const handInMailCopy: typeof id = {
  receivedSubject: (lesson) => `Assignment handed in: ${lesson}`,
  noText: 'No text, only a file.',
  from: 'From',
  lesson: 'Lesson',
  file: 'File',
  review: 'Review the assignment',
  acceptedSubject: (lesson) => `Your assignment is accepted: ${lesson}`,
  accepted: 'Your assignment is accepted. You can finish this lesson now.',
  returnedSubject: (lesson) => `Please improve your assignment: ${lesson}`,
  returned:
    'We have read your assignment. Improve it as described below, then hand it in again in the lesson.',
  open: 'Open the lesson',
};
