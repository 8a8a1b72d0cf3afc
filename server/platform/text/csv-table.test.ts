import { expect, test } from 'vitest';
import { csvProblems } from '#messages/documents/csv.ts';
import { readCsvTable } from './csv-table.ts';

const read = (csv: string) => readCsvTable(csv, { columns: ['email', 'name', 'product'], max_rows: 3 });

/** Line and name of each row; the reason of a file that can not be read. */
function namesIn(csv: string) {
  const table = read(csv);
  return table.ok ? table.value.map(({ line, cells }) => [line, cells.name]) : table.refusal.details.reason;
}

test.for([
  ['sep=;\nname;email\nRina;a@b.id\n', 3],
  ['"sep=;"\r\nname;email\r\nRina;a@b.id\r\n', 3],
  ['\uFEFFSEP=\t\r\nname\temail\r\nRina\ta@b.id\r\n', 3],
  ['name;email\nRina;a@b.id', 2],
  ['Name,Email,,\rRina,a@b.id,,\r', 2],
  ['name|email\nRina|a@b.id', 2],
] as const)('a table is read as the spreadsheet wrote it: %j', ([csv, line]) => {
  expect(namesIn(csv)).toEqual([[line, 'Rina']]);
  expect(read(csv)).toMatchObject({ value: [{ problems: [], cells: { email: 'a@b.id' } }] });
});

test('rows of separators alone are left out, and lines are numbered as an editor shows them', () => {
  const csv = 'sep=;\n\nname;email\n;;\n"Rina\nDewi";a@b.id\n\n ; \nBudi;b@b.id\n;;;;\n';
  expect(namesIn(csv)).toEqual([
    [5, 'Rina\nDewi'],
    [9, 'Budi'],
  ]);
  expect(namesIn('name;email\n;;\n;\n')).toBe(csvProblems.noRows);
});

test('a row whose cells are shifted says so, and separators at its end shift nothing', () => {
  const table = read('name,email\nRina\nBudi,b@b.id,,\nSari,c@b.id,lebih\n');
  if (!table.ok) throw new Error(table.refusal.code);
  expect(table.value.map(({ problems }) => problems.map(({ message }) => message))).toEqual([
    [csvProblems.columnCount(1, 2)],
    [],
    [csvProblems.columnCount(3, 2)],
  ]);
});

test('a file that can not be read names why', () => {
  expect(namesIn('name\0,email')).toBe(csvProblems.encoding('UTF-16'));
  expect(namesIn('name,email\nJos\uFFFD,a@b.id')).toBe(csvProblems.encoding('Windows-1252'));
  expect(namesIn('name:email\nRina:a@b.id')).toBe(csvProblems.oneColumn);
  expect(namesIn('name,umur\nRina,5')).toBe(csvProblems.unknownColumn('umur'));
  expect(namesIn('name,Name\nRina,Rina')).toBe(csvProblems.columnTwice);
  expect(namesIn('name,email\n"Rina,a@b.id')).toBe(csvProblems.quotes);
  expect(namesIn(`name,email\n${'Rina,a@b.id\n'.repeat(4)}`)).toBe(csvProblems.tooManyRows(3));
});
