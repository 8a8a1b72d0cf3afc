import { strToU8, zipSync } from 'fflate';
import { queueAccountMail, readAccount } from '#server/account/index.ts';
import { type Actor, recordAudit } from '#server/audit/index.ts';
import { readSettings } from '#server/content/index.ts';
import type { Database, Reader, Tx } from '#server/platform/database/db.ts';
import { addJob } from '#server/platform/database/queue.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { csvText } from '#server/platform/text/csv.ts';
import { BRAND, interpolateSettings } from '#shared/content/setting-tokens.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { exportSections } from './export-sections.ts';
import { findExportFile, findWaitingExport, insertExport, writeExportFile } from './privacy.queries.ts';

const EXPORT_RETENTION_DAYS = 7;

export async function requestExport(tx: Tx, actor: Actor & { readonly id: string }) {
  const { row, isNew } = await insertExport(tx, actor.id);
  if (isNew) {
    await addJob(tx, { name: 'pack-account-export', payload: { export_id: row.id } });
    await recordAudit(tx, actor, {
      action: 'account.export_requested',
      subject: { type: 'user', id: actor.id },
    });
  }
  return row;
}

/** Idempotent; notifies the owner. */
export async function packRequestedExport(db: Database, exportId: string, appUrl: string): Promise<void> {
  const userId = await findWaitingExport(db.orm, exportId);
  if (userId === null) return;
  const file = await packExport(db.orm, userId);
  await withTx(db, async (tx) => {
    if (!(await writeExportFile(tx, { id: exportId, file, days: EXPORT_RETENTION_DAYS })))
      return succeed(null);
    const url = `${appUrl}/user/settings?tab=privacy`;
    await queueAccountMail(tx, await readAccount(tx, userId), { kind: 'export-ready', url });
    return succeed(null);
  });
}

/** Another user's or an expired export reads as not found. */
export async function readExportFile(
  reader: Reader,
  userId: string,
  id: string,
): Promise<Result<{ file_name: string; content: string }, { readonly code: 'EXPORT_NOT_FOUND' }>> {
  const found = await findExportFile(reader, userId, id);
  if (found === null || found.file === null) return refuse({ code: 'EXPORT_NOT_FOUND' });
  const day = found.created_at.slice(0, 10);
  return succeed({ file_name: `arunika-data-${day}.zip`, content: found.file.toString('base64') });
}

const README = `Salinan data Anda di ${BRAND}.

data.json   semuanya dalam satu berkas, untuk program
*.csv       bagian yang sama sebagai tabel, untuk dibuka di Excel atau Google Sheets

Jumlah yang namanya berakhir dengan _bigint ditulis dalam sen (seperseratus rupiah); yang lain dalam rupiah.
Waktu ditulis dalam UTC.
`;

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

function tableOf(rows: readonly Readonly<Record<string, unknown>>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return csvText(
    columns,
    rows.map((row) => columns.map((column) => row[column])),
  );
}
