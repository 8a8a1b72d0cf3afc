import { atMost, type Figure, percentile } from '../figure.ts';
import { type StaffList, staffLists, viewsOf } from '../staff-lists.ts';
import type { GrownShop } from '../stage.ts';

const LOOKS = 60;
const WARM_UP = 10;
const MOST_TIMES = 2;

/**
 * Every list of the staff at a thousand rows and at many: its first page, a search for few and for many rows, and its
 * last page. The two shops take turns, so that a slow moment of the machine hits both.
 */
export async function measureLists(shops: {
  readonly few: GrownShop;
  readonly many: GrownShop;
}): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const list of staffLists) figures.push(await measureList(list, shops));
  return figures;
}

async function measureList(list: StaffList, shops: { few: GrownShop; many: GrownShop }): Promise<Figure> {
  const notes: Record<string, string> = {};
  const views = [];
  for (const [view, query] of Object.entries(viewsOf(list))) {
    const { few, many } = await compare(`${list.path}${query}`, shops);
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
    targets: views.map(({ view, ratio }) => atMost(view, ratio, MOST_TIMES)),
    notes,
  };
}

async function compare(path: string, shops: { few: GrownShop; many: GrownShop }) {
  const few = looker(shops.few, path);
  const many = looker(shops.many, path);
  for (let round = 0; round < WARM_UP + LOOKS; round++) {
    if (round === WARM_UP) {
      few.latencies.length = 0;
      many.latencies.length = 0;
    }
    await few.look();
    await many.look();
  }
  return { few: percentile(few.latencies, 0.95), many: percentile(many.latencies, 0.95) };
}

function looker({ app_url, admin_token }: GrownShop, path: string) {
  const headers = { authorization: `Bearer ${admin_token}` };
  const latencies: number[] = [];
  const look = async () => {
    const begun = performance.now();
    const answer = await fetch(`${app_url}${path}`, { headers });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    await answer.arrayBuffer();
    latencies.push(performance.now() - begun);
  };
  return { latencies, look };
}
