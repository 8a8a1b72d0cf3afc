import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { initSync, Model } from '@ironcalc/wasm';
import { strFromU8, unzipSync } from 'fflate';

const SHEET = /<sheet name="([^"]*)"/g;
const CELL = /<c r="([A-Z]+)(\d+)"[^>]*>(.*?)<\/c>/g;

let isReady = false;

/** An Excel workbook in a spreadsheet engine, calculated anew. Sheets count from 0, rows and columns from 1. */
export async function openWorkbook(xlsx: Uint8Array) {
  if (!isReady)
    initSync({ module: await readFile(fileURLToPath(import.meta.resolve('@ironcalc/wasm/wasm_bg.wasm'))) });
  isReady = true;
  const parts = unzipSync(xlsx);
  const textOf = (path: string) => strFromU8(parts[path] ?? new Uint8Array());
  const model = new Model('workbook', 'en', 'UTC', 'en');
  model.pauseEvaluation();
  for (const [sheet, [, name = '']] of [...textOf('xl/workbook.xml').matchAll(SHEET)].entries()) {
    if (sheet > 0) model.newSheet();
    model.renameSheet(sheet, name);
    const cells = textOf(`xl/worksheets/sheet${sheet + 1}.xml`).matchAll(CELL);
    for (const [, letter = '', row = '', inside = ''] of cells) {
      model.setUserInput(sheet, Number(row), letter.charCodeAt(0) - 64, inputOf(inside));
    }
  }
  model.resumeEvaluation();
  model.evaluate();
  return {
    read: (sheet: number, row: number, column: number) => model.getFormattedCellValue(sheet, row, column),
    write(place: readonly [sheet: number, row: number, column: number], input: string) {
      model.setUserInput(...place, input);
      model.evaluate();
    },
  };
}

/** As somebody would type it: the formula, else the text or the number. */
function inputOf(cell: string): string {
  const formula = /<f>(.*?)<\/f>/.exec(cell)?.[1];
  const typed = /<(?:v|t)[^>]*>(.*?)<\/(?:v|t)>/.exec(cell)?.[1] ?? '';
  const plain = (formula === undefined ? typed : `=${formula}`).replaceAll('&quot;', '"');
  return plain.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
