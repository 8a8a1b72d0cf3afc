import { type Holder, readDownloads } from '#server/orders/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { consumedPercent } from './courses.rules.ts';
import { selectOpenedLessons } from './lessons/progress.queries.ts';

/** Percent of lessons opened, and downloads, as the server knows them (DECISIONS 56). */
export async function readConsumption(
  reader: Reader,
  holdings: readonly Holder[],
): Promise<readonly { readonly consumed_percent: number; readonly download_count: number }[]> {
  if (holdings.length === 0) return [];
  const downloads = await readDownloads(reader, holdings);
  const opened = await selectOpenedLessons(reader, holdings);
  return holdings.map((_, n) => ({
    consumed_percent: consumedPercent(opened[n] ?? { opened: 0, total: 0 }),
    download_count: downloads[n] ?? 0,
  }));
}
