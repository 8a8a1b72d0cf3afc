import type { learningReminderMailCopy as id } from '../id/learning-reminder-mail.ts';

export const learningReminderMailCopy: typeof id = {
  stopped: {
    subject: (course) => `Go on with ${course}?`,
    text: (course) => `You have not opened ${course} for a while. The next lesson is waiting for you.`,
    open: 'Continue learning',
  },
  notBegun: {
    subject: (course) => `Start ${course}?`,
    text: (course) => `${course} is yours and you have not started it yet. The first lesson is ready.`,
    open: 'Start learning',
  },
  kept: 'What you have done is kept. No time at the moment? Just ignore this mail.',
  lesson: 'Next lesson',
  duration: 'Length',
};
