import { type Actor, recordAudit } from '#server/modules/audit/index.ts';
import { queueAccountMail, readAccount } from '#server/modules/identity/index.ts';
import type { Database, Reader, Tx } from '#server/platform/db.ts';
import { addJob } from '#server/platform/queue.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { packExport } from './pack-export.ts';
import { findExportFile, findWaitingExport, insertExport, writeExportFile } from './privacy.queries.ts';

const EXPORT_RETENTION_DAYS = 7;

/** Requests an export of one's own data; returns the pending one, if any. */
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

/** Packs a requested export and notifies its owner. Idempotent. */
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

/** The export file; another user's or an expired one is not found. */
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
