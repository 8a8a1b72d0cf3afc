import type { classCopy as id } from '../id/admin-classes.ts';

export const classCopy: typeof id = {
  title: 'Class sessions',
  failed: 'The class could not be loaded.',
  saveFailed: 'Sessions not saved',
  saved: 'Sessions saved.',
  open: 'Set class sessions',
  back: 'Back to the product',
  places: (taken, capacity) => `${taken} of ${capacity} places taken`,
  taken: (count) => (count === 1 ? '1 participant, unlimited' : `${count} participants, unlimited`),
  lede: 'A class starts with its first session. Its times are no longer offered for consultations.',
  sessions: 'Sessions',
  none: 'No sessions yet. Add the first one, and the class has a start.',
  session: (number) => `Session ${number}`,
  starts: 'Starts (WIB)',
  ends: 'Ends (WIB)',
  add: 'Add session',
  remove: (name) => `Remove ${name}`,
  salesEnd: 'Sold until (WIB)',
  salesEndHint: 'Empty: until the first session starts.',
  when: 'Enter a date and time that exist.',
  save: 'Save sessions',
};
