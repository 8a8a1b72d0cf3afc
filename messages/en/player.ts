import type { playerCopy as id } from '../id/player.ts';

/** Texts of a lesson's page. */
export const playerCopy: typeof id = {
  title: 'Lesson',
  locked: 'This lesson is not open yet',
  lockedUntil: (moment) => `It opens ${moment}. Until then you can repeat the lessons that are open.`,
  lockedAfter: {
    order: (title) => `Finish “${title}” first. The lessons of this course open in order.`,
    quiz: (title) => `It opens once you have passed the quiz of “${title}”.`,
    assignment: (title) => `It opens once your assignment of “${title}” is accepted.`,
  },
  required: { quiz: 'Take the quiz', assignment: 'Do the assignment' },
  reviewed: 'Your assignment waits for review',
  thenOpens: { quiz: 'The lesson is done once passed', assignment: 'The lesson is done once accepted' },
  goTo: (title) => `Open “${title}”`,
  missing: 'Lesson not found',
  missingHint: 'The lessons of this course may just have been rearranged.',
  toCourse: 'Open the course',
  leave: 'Leave to the course page',
  place: (place, total) => `Lesson ${place} of ${total}`,
  doneOf: (done, total) => `${done} of ${total} done`,
  outline: 'Lessons',
  navigation: 'Lessons before and after this one',
  previous: 'Previous',
  next: 'Next',
  done: 'Mark as done',
  doneAndNext: 'Done, next',
  isDone: 'Done',
  saving: 'Saving...',
  toPage: 'Course page',
  toCertificate: 'Get your certificate',
  seeCertificate: 'See the certificate',
  left: (lessons, length) => {
    const count = lessons === 1 ? '1 lesson left' : `${lessons} lessons left`;
    return length === null ? count : `${count}, about ${length}`;
  },
  finished: 'All lessons are done.',
  finishedTitle: 'You finished this course',
  finishedText: 'You opened and ticked off every lesson. All of them stay open to you.',
  speed: 'Speed',
  quality: 'Video quality',
  qualities: { auto: 'Auto', saver: 'Save data' },
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
  hostClosed: (host) =>
    `The video of this lesson is at ${host}, which the owner of the course does not let in now. Its text and files are below.`,
  video: (title) => `Video: ${title}`,
};
