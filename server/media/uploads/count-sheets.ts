import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const LIST = 'xl/workbook.xml';
const MAX_BYTES = 1_000_000;

/** Null: no readable workbook. */
export async function countSheets(path: string, type: string): Promise<number | null> {
  if (type !== XLSX) return null;
  try {
    const { [LIST]: list } = unzipSync(await readFile(path), {
      filter: ({ name, originalSize }) => name === LIST && originalSize <= MAX_BYTES,
    });
    const sheets = list === undefined ? [] : (strFromU8(list).match(/<(?:\w+:)?sheet\s[^>]*>/g) ?? []);
    const shown = sheets.filter((sheet) => !/\sstate="(?:hidden|veryHidden)"/.test(sheet));
    return shown.length === 0 ? null : shown.length;
  } catch {
    return null;
  }
}
