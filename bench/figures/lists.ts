import { comparePaths } from '../compare-latency.ts';
import { atMost, type Figure } from '../figure.ts';
import { type StaffList, staffLists, viewsOf } from '../staff-lists.ts';
import type { LargeShop } from '../stage.ts';

const REQUESTS = 60;
const MAX_RATIO = 2;

/**
 * Every staff list at a thousand rows and at many: first page, a search for few and for many rows, last page. The two
 * shops alternate, so that a slow moment of the machine hits both.
 */
export async function measureLists(shops: {
  readonly few: LargeShop;
  readonly many: LargeShop;
}): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const list of staffLists) figures.push(await measureList(list, shops));
  return figures;
}

async function measureList(list: StaffList, shops: { few: LargeShop; many: LargeShop }): Promise<Figure> {
  const notes: Record<string, string> = {};
  const views = [];
  for (const [view, query] of Object.entries(viewsOf(list))) {
    const { few, many } = await comparePaths(`${list.path}${query}`, { ...shops, looks: REQUESTS });
    views.push({ view, few, many, ratio: many / few });
    notes[view] = `${few.toFixed(1)} → ${many.toFixed(1)} ms`;
  }
  const worst = views.reduce((one, other) => (other.ratio > one.ratio ? other : one));
  return {
    name: `list:${list.name}`,
    unit: 'ms p95',
    ours: worst.many,
    limit: worst.few,
    ratio: worst.ratio,
    targets: views.map(({ view, ratio }) => atMost(view, ratio, MAX_RATIO)),
    notes,
  };
}
