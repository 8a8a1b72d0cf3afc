import { buffer } from 'node:stream/consumers';
import { withTx } from '#server/platform/database/with-tx.ts';
import { variantFormats, variantWidths } from '#shared/files/media.ts';
import { succeed } from '#shared/result.ts';
import {
  clearPendingUpload,
  insertVariant,
  lockFile,
  selectPicture,
  selectVariant,
} from './media.queries.ts';
import { variantKey } from './media.rules.ts';
import { putPendingObject } from './uploads/pending-uploads.ts';
import type { MediaServices } from './uploads/upload-media.ts';

/** Generates missing image variants. Idempotent; leaves nothing behind if the image was deleted meanwhile. */
export async function makeVariants(
  services: Pick<MediaServices, 'db' | 'storage'>,
  fileId: string,
): Promise<void> {
  const picture = await selectPicture(services.db.orm, fileId);
  if (picture === null || picture.width === null) return;
  const original = await buffer(await services.storage.open(picture.storage_key, null));
  for (const width of variantWidths(picture.width)) {
    for (const format of variantFormats) {
      await makeVariant(services, { file: picture, original, width, format });
    }
  }
}

interface Variant {
  readonly file: { readonly id: string; readonly storage_key: string };
  readonly original: Buffer;
  readonly width: number;
  readonly format: (typeof variantFormats)[number];
}

async function makeVariant(
  { db, storage }: Pick<MediaServices, 'db' | 'storage'>,
  { file, original, width, format }: Variant,
): Promise<void> {
  const file_id = file.id;
  if ((await selectVariant(db.orm, { file_id, format, width })) !== null) return;
  const { renderVariant } = await import('./uploads/normalize-image.ts');
  const bytes = await renderVariant(original, { width, format });
  if (bytes === null) return;
  const storage_key = variantKey(file.storage_key, width, format);
  const size_bytes = await putPendingObject({ db, storage }, storage_key, once(bytes));
  const kept = await withTx(db, async (tx) => {
    if ((await lockFile(tx, file_id)) === null) return succeed(false);
    await insertVariant(tx, { file_id, format, width, storage_key, size_bytes });
    await clearPendingUpload(tx, storage_key);
    return succeed(true);
  });
  if (kept.ok && !kept.value) await storage.remove(storage_key);
}

async function* once(bytes: Buffer) {
  yield bytes;
}
