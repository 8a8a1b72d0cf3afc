import { readDownloads } from '#server/modules/orders/index.ts';
import type { Reader } from '#server/platform/db.ts';
import { consumedPercent } from './learning.rules.ts';
import { selectOpenedLessons } from './lessons/progress.queries.ts';

/** Use of a holding as the server knows it (DECISIONS 56): percent of lessons opened, and downloads. */
export async function readConsumption(
  reader: Reader,
  holding: { readonly user_id: string; readonly product_id: string },
): Promise<{ readonly consumed_percent: number; readonly download_count: number }> {
  const { download_count } = await readDownloads(reader, holding);
  const { opened, total } = await selectOpenedLessons(reader, holding);
  return { consumed_percent: consumedPercent({ opened, total }), download_count };
}
