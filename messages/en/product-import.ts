import type { importProblems as id } from '../id/product-import.ts';

export const importProblems: typeof id = {
  yesNo: 'Enter yes or no.',
  count: 'Enter a whole number, or leave it empty for unlimited.',
  date: 'Write the date as 2026-12-31 or 31/12/2026.',
  type: 'This type is unknown.',
  cycle: 'Enter monthly, yearly, weekly or daily.',
  length: (longest) => `At most ${longest} characters.`,
  slugTwice: 'This slug is already in another row.',
  missing: { title: 'Enter the title.', price: 'Enter the price; 0 means free.', type: 'Enter the type.' },
  otherList: 'This slug belongs to a product in the other list.',
  archived: 'This product is in the archive.',
  typeUnfit: 'This type does not fit this list.',
  hasSessions: 'This class still has sessions to come.',
};
