import type * as id from '../id/csv.ts';

export const csvProblems: typeof id.csvProblems = {
  columnName: 'column',
  columnCount: (width, columns) => `This row has ${width} columns, the heading ${columns}.`,
  encoding: (name) =>
    `This file was written as ${name}, not UTF-8. In Excel, save it as “CSV UTF-8 (Comma delimited)”.`,
  oneColumn: 'Its columns are not separated. Use commas, semicolons or tabs.',
  quotes: 'Check its quotation marks.',
  unknownColumn: (name) => `The column "${name}" is not known.`,
  columnTwice: 'A column appears twice.',
  noRows: 'There are no rows below the column headings.',
  tooManyRows: (most) => `At most ${most} rows in one import.`,
};
