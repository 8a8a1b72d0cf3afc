import type { importCopy as id } from '../id/admin-product-import.ts';

const products = (count: number) => `${count} ${count === 1 ? 'product' : 'products'}`;
const rows = (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`;

export const importCopy: typeof id = {
  title: 'Import products from CSV',
  text: 'A row whose slug exists changes that product; any other row adds a product. Nothing is written before you have seen the report.',
  file: 'CSV file',
  hint: 'The same columns as the export. Up to 5,000 rows, 2 MB.',
  check: 'Check the file',
  checking: 'Checking…',
  write: (count) => `Import ${products(count)}`,
  writing: 'Importing…',
  noFile: 'Choose a file first.',
  tooLarge: 'This file is larger than 2 MB. Split it into several files.',
  notText: 'This file is not a CSV. In Excel, save it as “CSV UTF-8 (Comma delimited)”.',
  unchanged: (count) => `${rows(count)} unchanged.`,
  more: (count) => `and ${rows(count)} more`,
  summary: (created, updated) => `${created} new, ${updated} changed`,
  refused: (count) =>
    `${rows(count)} ${count === 1 ? 'has' : 'have'} a mistake. Correct the file, then check it again; nothing has been written.`,
  nothing: 'Nothing changes.',
  done: (created, updated) => `${products(created)} added, ${updated} changed`,
  failed: 'Failed to import the products',
  line: (line) => `Row ${line}`,
  outcomes: { create: 'New', update: 'Changed', unchanged: 'Unchanged', refused: 'Mistake' },
  rows: 'Report by row',
};
