import type { playerCopy as id } from '../id/player.ts';

/** Texts of a lesson's page. */
export const playerCopy: typeof id = {
  title: 'Lesson',
  missing: 'Lesson not found',
  missingHint: 'The lessons of this course may just have been rearranged.',
  toCourse: 'Open the course',
  back: 'Course page',
  outline: 'Lessons',
  previous: 'Previous',
  next: 'Next',
  done: 'Mark as done',
  doneAndNext: 'Done, next',
  isDone: 'Done',
  saving: 'Saving...',
  finish: 'To the course page',
  finished: 'All lessons are done.',
  toCertificate: 'Get your certificate',
  seeCertificate: 'See the certificate',
  speed: 'Speed',
  keys: [
    ['Space', 'play or pause'],
    ['← →', 'back or forward by 5 seconds'],
    ['n p', 'next, previous lesson'],
  ],
  keysTitle: 'Keyboard shortcuts',
  captions: 'Indonesian',
  videoFailed: 'The video cannot be played. Reload it to try again; your place is kept.',
  reload: 'Reload the video',
  notSaved: 'Your progress is not saved yet. Check your internet connection.',
  file: 'The file of this lesson',
  download: 'Download',
  endsRefund: 'This lesson ends your right to a refund',
  endsRefundText: (until, percent) =>
    `You can get your money for this course back until ${until}, as long as at most ${percent}% of the material was opened. This lesson goes past that limit.`,
  openAnyway: 'Open the lesson',
  video: (title) => `Video: ${title}`,
};
