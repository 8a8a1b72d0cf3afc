import type { Reader } from '#server/platform/db.ts';
import { selectDownloadCount } from '../orders.queries.ts';

/** How much of a holding was used as far as orders know: its downloads. What was read or watched is counted elsewhere. */
export async function readDownloads(
  reader: Reader,
  holding: { readonly user_id: string; readonly product_id: string },
): Promise<{ readonly download_count: number }> {
  return { download_count: await selectDownloadCount(reader, holding) };
}
