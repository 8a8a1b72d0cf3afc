import { withTx } from '#server/platform/database/with-tx.ts';
import { succeed } from '#shared/result.ts';
import { takeAbandonedUploads } from './film-uploads.queries.ts';
import { deleteUploadedBytes, type FilmUploadServices } from './upload-film.ts';

const KEPT_FOR_MS = 24 * 3_600_000;

export async function pruneFilmUploads(services: FilmUploadServices): Promise<number> {
  const until = new Date(services.clock.now().getTime() - KEPT_FOR_MS);
  const taken = await withTx(services.db, async (tx) => succeed(await takeAbandonedUploads(tx, until)));
  if (!taken.ok) return 0;
  for (const upload of taken.value) await deleteUploadedBytes(services, upload);
  return taken.value.length;
}
