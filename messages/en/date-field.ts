import type { dateCopy as id } from '../id/date-field.ts';

export const dateCopy: typeof id = {
  example: (date) => `e.g. ${date}`,
  pick: 'Choose a date',
  before: 'Month before',
  after: 'Month after',
};
