import { writeFile } from 'node:fs/promises';
import { SEED } from '#db/seed/read-yaml.ts';
import { calculate } from './demo-files/calculate.ts';
import {
  bookDocument,
  hiringDocument,
  procedureDocument,
  replyDocument,
  replyTable,
  sheetDocument,
} from './demo-files/read-documents.ts';
import { salesWorkbook } from './demo-files/sales-workbook.ts';
import { writeDocx, writeXlsx } from './demo-files/write-office.ts';
import { SHEET_TOP, writePdf } from './demo-files/write-pdf.ts';

// `npm run demo-documents`: the templates and the e-book of the demo, from `db/seed/documents`. What it writes is
// committed, so that a start makes nothing.
const write = (name: string, bytes: Uint8Array | string) => writeFile(new URL(`files/${name}`, SEED), bytes);

await write('sop-ai-toko.docx', writeDocx(procedureDocument()));
await write('sop-ai-toko.pdf', await writePdf('SOP AI untuk toko', procedureDocument()));
await write('naskah-balas-chat.docx', writeDocx(replyDocument()));
await write('balasan-cepat.csv', replyTable());
await write('kit-rekrut-karyawan.docx', writeDocx(hiringDocument()));
await write(
  'data-pertama-di-lantai-produksi.pdf',
  await writePdf('Data pertama di lantai produksi', bookDocument()),
);
for (const [name, title] of [
  ['kartu-susunan-perintah', 'Kartu susunan perintah'],
  ['aturan-ai-karyawan', 'Aturan memakai AI untuk karyawan'],
  ['prompt-klinik', 'Prompt klinik harian'],
] as const) {
  await write(`${name}.pdf`, await writePdf(title, sheetDocument(name), SHEET_TOP));
}
const workbook = salesWorkbook();
await write('rekap-penjualan.xlsx', writeXlsx(workbook, (await calculate(workbook)).read));
