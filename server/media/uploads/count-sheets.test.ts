import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SEED } from '#db/seed/read-files.ts';
import { countSheets } from './read-table-sample.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sheets-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function countIn(bytes: Uint8Array, type = XLSX) {
  const path = join(folder, 'file');
  await writeFile(path, bytes);
  return countSheets(path, type);
}

const workbook = (sheets: string, more: Readonly<Record<string, Uint8Array>> = {}) =>
  zipSync({ 'xl/workbook.xml': strToU8(`<workbook><sheets>${sheets}</sheets></workbook>`), ...more });

test("the demo's workbook has the five sheets that its product names", async () => {
  expect(await countSheets(fileURLToPath(new URL('files/rekap-penjualan.xlsx', SEED)), XLSX)).toBe(5);
});

test('sheets that are hidden are none, and the list itself is none', async () => {
  const sheets = '<sheet name="Nota" r:id="a"/><sheet name="Hitung" state="hidden"/><x:sheet name="Rekap" />';
  expect(await countIn(workbook(sheets))).toBe(2);
});

test('what is no workbook, is broken, or unpacks to more than a list of sheets, is not counted', async () => {
  const sheet = '<sheet name="Nota"/>';
  expect(await countIn(workbook(sheet), 'text/csv')).toBeNull();
  expect(await countIn(strToU8('PK'))).toBeNull();
  expect(await countIn(workbook(''))).toBeNull();
  expect(await countIn(workbook(sheet + ' '.repeat(1_000_000)))).toBeNull();
});
