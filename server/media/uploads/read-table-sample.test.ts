import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SEED } from '#db/seed/read-files.ts';
import { readTableSample } from './read-table-sample.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tables-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function sampleOf(bytes: string | Uint8Array, type: string) {
  const path = join(folder, 'file');
  await writeFile(path, bytes);
  return readTableSample(path, type);
}

const workbook = (sheets: readonly string[], more: Readonly<Record<string, string>> = {}) =>
  zipSync(
    Object.fromEntries([
      ...sheets.map((rows, place) => [
        `xl/worksheets/sheet${place + 1}.xml`,
        strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
      ]),
      ...Object.entries(more).map(([name, xml]) => [name, strToU8(xml)]),
    ]),
  );
const text = (place: string, words: string) => `<c r="${place}" t="inlineStr"><is><t>${words}</t></is></c>`;
const number = (place: string, value: number, style = 0) =>
  `<c r="${place}" s="${style}"><v>${value}</v></c>`;

test("the demo's workbook begins with a page of instructions: the first sheet with a table is read", async () => {
  const path = fileURLToPath(new URL('files/rekap-penjualan.xlsx', SEED));
  expect(await readTableSample(path, XLSX)).toEqual({
    columns: ['Barang', 'Harga beli', 'Harga jual'],
    rows: [
      ['Tepung 1 kg', '12.500', '15.000'],
      ['Gula 1 kg', '14.800', '17.500'],
      ['Minyak 1 l', '16.900', '19.500'],
    ],
  });
});

test('words may be shared between cells, and a date is not shown as the number that stores it', async () => {
  const rows = [2, 3, 4].map(
    (row) =>
      `<row r="${row}">${text(`A${row}`, 'Kopi &amp; teh')}${number(`B${row}`, 46_327, 1)}${number(`C${row}`, 1250.5)}</row>`,
  );
  const heads = `<row r="1"><c r="A1" t="s"><v>1</v></c>${text('B1', 'Hari')}${text('C1', 'Nilai')}</row>`;
  const sample = await sampleOf(
    workbook([heads + rows.join('')], {
      'xl/sharedStrings.xml':
        '<sst><si><t>Lain</t></si><si><r><t>Nama </t></r><r><t>barang</t></r></si></sst>',
      'xl/styles.xml':
        '<styleSheet><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" xfId="0"/></cellXfs></styleSheet>',
    }),
    XLSX,
  );
  expect(sample?.columns).toEqual(['Nama barang', 'Hari', 'Nilai']);
  expect(sample?.rows[0]).toEqual(['Kopi & teh', '', '1.250,5']);
});

test('a text file counts with commas, semicolons or tabs; of a long cell only the beginning is kept', async () => {
  const lines = (mark: string) =>
    ['Keadaan,Pintasan,Balasan', ...Array(5).fill(`Harga,/h,${'x'.repeat(90)}`)]
      .join('\n')
      .replaceAll(',', mark);
  for (const mark of [',', ';', '\t']) {
    const sample = await sampleOf(lines(mark), 'text/csv');
    expect(sample?.columns).toEqual(['Keadaan', 'Pintasan', 'Balasan']);
    expect(sample?.rows).toHaveLength(3);
    expect(sample?.rows[0]?.[2]).toHaveLength(40);
  }
});

test("what is no table, is broken, or is another kind of file has no sample, and fails nobody's upload", async () => {
  expect(await sampleOf('Satu,Dua,Tiga\n1,2,3\n', 'text/csv')).toBeNull();
  expect(await sampleOf('PK broken', XLSX)).toBeNull();
  expect(await sampleOf(workbook([`<row r="1">${text('A1', 'Petunjuk')}</row>`]), XLSX)).toBeNull();
  expect(await sampleOf('# Judul', 'text/markdown')).toBeNull();
});
