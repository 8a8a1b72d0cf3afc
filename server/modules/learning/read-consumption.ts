import { readDownloads } from '#server/modules/orders/index.ts';
import type { Reader } from '#server/platform/db.ts';
import { selectOpenedLessons } from './progress.queries.ts';

/**
 * How much of a holding its owner has used (DECISIONS 51): the lessons that were opened, done or not, in whole
 * percent, and the downloads. A product without lessons is used by its downloads only.
 */
export async function readConsumption(
  reader: Reader,
  holding: { readonly user_id: string; readonly product_id: string },
): Promise<{ readonly consumed_percent: number; readonly download_count: number }> {
  const { download_count } = await readDownloads(reader, holding);
  const { opened, total } = await selectOpenedLessons(reader, holding);
  return { consumed_percent: total === 0 ? 0 : Math.floor((opened / total) * 100), download_count };
}
