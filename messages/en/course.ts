import type { courseCopy as id, paceCopy as pace } from '../id/course.ts';

export const courseCopy: typeof id = {
  module: (place) => `Module ${place}`,
  lesson: (place) => `Lesson ${place}`,
  free: 'free',
  later: 'Coming later',
  done: '(done)',
  opensAt: (moment) => `Opens ${moment}`,
  opensInOrder: 'Lessons open in order: finish the one before first.',
  opensAfter: {
    order: 'Finish the lesson before it first',
    quiz: 'Pass the quiz before it first',
    assignment: 'Once the assignment before it is accepted',
  },
  prompt: (place) => (place === null ? 'Prompt' : `Prompt ${place}`),
  blanks: 'Replace the highlighted parts with your own.',
};

/** How the lessons of a course open, before buying it. */
export const paceCopy: typeof pace = {
  inOrder: 'Lessons open in order: each one once the one before it is done.',
  overDays: (days) =>
    days === 1
      ? 'Lessons open within a day of the purchase.'
      : `Lessons open step by step over ${days} days after the purchase.`,
  untilDate: (day) => `Lessons open step by step until ${day}.`,
};
