import type { courseCopy as id } from '../id/course.ts';

export const courseCopy: typeof id = {
  module: (place) => `Module ${place}`,
  lesson: (place) => `Lesson ${place}`,
  free: 'free',
  later: 'Coming later',
  done: '(done)',
  prompt: (place) => `Prompt ${place}`,
  blanks: 'Replace the highlighted parts with your own.',
};
