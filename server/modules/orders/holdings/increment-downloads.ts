import type { Tx } from '#server/platform/db.ts';
import { addDownload } from './holdings.queries.ts';

/** Adds one to the downloads of a holding (API-049, ENT-017). What counts as one is for the caller to say. */
export async function incrementDownloads(tx: Tx, holdingId: string): Promise<void> {
  await addDownload(tx, holdingId);
}
