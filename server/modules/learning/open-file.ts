import { type MediaFile, readFile } from '#server/modules/media/index.ts';
import { countDownload, keepHolding } from '#server/modules/orders/index.ts';
import type { Database } from '#server/platform/db.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { FileLink } from './file-links.ts';
import { insertDownload } from './files.queries.ts';
import type { AccessDenied, FileNotFound } from './learning.errors.ts';
import type { LearningServices } from './learning-services.ts';

export type FileRefusal = AccessDenied | FileNotFound | { readonly code: 'LINK_EXPIRED' };

/**
 * The file behind a signed link, for the very user it was signed for, and only while the holding lasts: a link from
 * before a refund opens nothing after it. A download is counted the first time its link is used.
 */
export async function openFile(
  { db, links, clock }: LearningServices,
  { signature, ...link }: FileLink & { readonly signature: string },
): Promise<Result<MediaFile, FileRefusal>> {
  if (!links.isGenuine(link, signature)) return refuse({ code: 'FILE_NOT_FOUND' });
  if (link.expires * 1000 <= clock.now().getTime()) return refuse({ code: 'LINK_EXPIRED' });
  const file = await readFile(db.orm, link.file_id);
  if (file === null) return refuse({ code: 'FILE_NOT_FOUND' });
  const used = await spendLink(db, link);
  return used.ok ? succeed(file) : used;
}

function spendLink(db: Database, link: FileLink): Promise<Result<null, AccessDenied>> {
  return withTx(db, async (tx) => {
    const holding_id = await keepHolding(tx, link);
    if (holding_id === null) return refuse({ code: 'ACCESS_DENIED' });
    if (link.purpose === 'view') return succeed(null);
    const isFirst = await insertDownload(tx, { link_id: link.link_id, holding_id, file_id: link.file_id });
    if (isFirst) await countDownload(tx, holding_id);
    return succeed(null);
  });
}
