import { comparePaths } from '../compare-latency.ts';
import type { Figure } from '../figure.ts';
import { staffReports } from '../staff-reports.ts';
import type { LargeShop } from '../stage.ts';

const REQUESTS = 20;

/**
 * The reports of the staff over many orders, beside the same over a thousand: printed only, because a year of sales has
 * to be added up. What they read is tested to go by an index.
 */
export async function measureReports(shops: {
  readonly few: LargeShop;
  readonly many: LargeShop;
}): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const { name, path } of staffReports(new Date())) {
    const { few, many } = await comparePaths(path, { ...shops, looks: REQUESTS });
    const figure = { name: `report:${name}`, unit: 'ms p95', ours: many, limit: few, ratio: many / few };
    figures.push({ ...figure, targets: [], notes: {} });
  }
  return figures;
}
