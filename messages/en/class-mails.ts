import type { classMailCopy as id } from '../id/class-mails.ts';

export const classMailCopy: typeof id = {
  subjects: {
    invited: (title) => `Class schedule: ${title}`,
    changed: (title) => `Schedule changed: ${title}`,
    cancelled: (title) => `Cancelled: ${title}`,
    recorded: (title) => `Class recording: ${title}`,
  },
  lines: {
    invited: 'Here is when your class meets.',
    changed: 'The schedule of this class has changed. What stands below is valid.',
    cancelled: 'The sessions below are no longer in your schedule.',
    recorded: 'You can now watch this session again, whenever you like.',
  },
  rows: { invited: 'Session', changed: 'Now', cancelled: 'Cancelled', recorded: 'Session' },
  open: 'Open the class',
  watch: 'Watch the recording',
};
