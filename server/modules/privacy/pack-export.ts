import { strToU8, zipSync } from 'fflate';
import { readSettings } from '#server/modules/content/index.ts';
import { csvText } from '#server/platform/csv.ts';
import type { Reader } from '#server/platform/db.ts';
import { BRAND, interpolateSettings } from '#shared/setting-tokens.ts';
import { exportSections } from './export-sections.ts';

const README = `Salinan data Anda di ${BRAND}.

data.json   semuanya dalam satu berkas, untuk program
*.csv       bagian yang sama sebagai tabel, untuk dibuka di Excel atau Google Sheets

Jumlah yang namanya berakhir dengan _bigint ditulis dalam sen (seperseratus rupiah); yang lain dalam rupiah.
Waktu ditulis dalam UTC.
`;

/** A ZIP of all personal data as JSON and CSV. */
export async function packExport(reader: Reader, userId: string): Promise<Uint8Array> {
  const files: Record<string, Uint8Array> = {
    'README.txt': strToU8(interpolateSettings(README, await readSettings(reader))),
  };
  const data: Record<string, unknown> = {};
  for (const { name, read } of exportSections) {
    const rows = await read(reader, userId);
    data[name] = rows;
    files[`${name}.csv`] = strToU8(tableOf(rows));
  }
  files['data.json'] = strToU8(JSON.stringify(data, null, 2));
  return zipSync(files);
}

/** Union of the columns: rows of a section may differ. */
function tableOf(rows: readonly Readonly<Record<string, unknown>>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return csvText(
    columns,
    rows.map((row) => columns.map((column) => row[column])),
  );
}
