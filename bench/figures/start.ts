import { atMost, type Figure, median } from '../figure.ts';
import type { RunningProcess } from '../processes.ts';

const STARTS = 5;

/** From the start to ready on a filled database, and the first page after it; medians, without the first start. */
export async function measureStart(startApp: () => Promise<RunningProcess>): Promise<Figure> {
  const ready: number[] = [];
  const first: number[] = [];
  // The first start fills the compile cache for those that follow.
  for (let start = -1; start < STARTS; start++) {
    const begun = performance.now();
    const app = await startApp();
    const readyAfter = performance.now() - begun;
    const asked = performance.now();
    await (await fetch(`${app.url}/`)).text();
    const firstAfter = performance.now() - asked;
    await app.stop();
    if (start < 0) continue;
    ready.push(readyAfter);
    first.push(firstAfter);
  }
  const [ours, page] = [median(ready), median(first)];
  return {
    name: 'start',
    unit: 'ms',
    ours,
    limit: null,
    ratio: null,
    targets: [atMost('ready ms', ours, 1500), atMost('first page ms', page, 300)],
    notes: { first_page_ms: page },
  };
}
