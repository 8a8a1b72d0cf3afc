import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { initSync, Model } from '@ironcalc/wasm';
import type { WorkSheet } from './write-office.ts';

let isReady = false;

/** The workbook in a spreadsheet engine, calculated. Sheets, rows and columns count from 0. */
export async function calculate(sheets: readonly WorkSheet[]) {
  if (!isReady)
    initSync({ module: await readFile(fileURLToPath(import.meta.resolve('@ironcalc/wasm/wasm_bg.wasm'))) });
  isReady = true;
  const model = new Model('demo', 'en', 'UTC', 'en');
  model.pauseEvaluation();
  for (const [sheet, { name, rows }] of sheets.entries()) {
    if (sheet > 0) model.newSheet();
    model.renameSheet(sheet, name);
    const cells = rows.flatMap((row, y) => row.map((cell, x) => ({ x, y, cell })));
    for (const { x, y, cell } of cells) {
      if (cell !== null) model.setUserInput(sheet, y + 1, x + 1, String(cell));
    }
  }
  model.resumeEvaluation();
  model.evaluate();
  return {
    read: (sheet: number, row: number, column: number) =>
      model.getFormattedCellValue(sheet, row + 1, column + 1),
    write(place: readonly [sheet: number, row: number, column: number], input: string) {
      const [sheet, row, column] = place;
      model.setUserInput(sheet, row + 1, column + 1, input);
      model.evaluate();
    },
  };
}
