import type { dateCopy as id } from '../id/date-field.ts';

export const dateCopy: typeof id = {
  dayExample: 'e.g. 20 Nov 2026',
  momentExample: 'e.g. 20 Nov 2026, 09:00',
  pick: 'Choose a date',
  before: 'Month before',
  after: 'Month after',
};
