import { type MediaFile, readFile } from '#server/media/index.ts';
import { lockHolding } from '#server/orders/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { AccessDenied, FileNotFound } from '../courses.errors.ts';
import type { LearningServices } from '../courses-services.ts';
import type { FileLink } from './file-links.ts';
import { isPreviewVideo } from './files.queries.ts';
import { type FileForHolder, type NotStamped, openForHolder } from './open-for-holder.ts';

type FileRefusal = AccessDenied | FileNotFound | NotStamped | { readonly code: 'LINK_EXPIRED' };

/** Only while the holding is active. Counts nothing: creating the link did. */
export async function openFile(
  services: LearningServices,
  { signature, ...link }: FileLink & { readonly signature: string },
): Promise<Result<FileForHolder, FileRefusal>> {
  const { db, links, clock } = services;
  if (!links.isGenuine(link, signature)) return refuse({ code: 'FILE_NOT_FOUND' });
  if (link.expires * 1000 <= clock.now().getTime()) return refuse({ code: 'LINK_EXPIRED' });
  const file = await readFile(db.orm, link.file_id);
  if (file === null) return refuse({ code: 'FILE_NOT_FOUND' });
  const held = await withTx(db, async (tx) => succeed((await lockHolding(tx, link)) !== null));
  if (!held.ok || !held.value) return refuse({ code: 'ACCESS_DENIED' });
  return openForHolder(services, file, link);
}

export async function openPublicFile(reader: Reader, id: string): Promise<Result<MediaFile, FileNotFound>> {
  const file = await readFile(reader, id);
  if (file === null) return refuse({ code: 'FILE_NOT_FOUND' });
  const isOpen = file.access === 'public' || (await isPreviewVideo(reader, id));
  return isOpen ? succeed(file) : refuse({ code: 'FILE_NOT_FOUND' });
}
