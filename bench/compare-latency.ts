import { percentile } from './figure.ts';
import type { LargeShop } from './stage.ts';

const WARM_UP = 5;

interface Comparison {
  readonly few: LargeShop;
  readonly many: LargeShop;
  readonly looks: number;
}

/** p95 in ms of what an admin asks two shops for; they take turns, so that a slow moment hits both. */
export async function comparePaths(path: string, { looks, ...shops }: Comparison) {
  const few = createRequester(shops.few, path);
  const many = createRequester(shops.many, path);
  for (let round = 0; round < WARM_UP + looks; round++) {
    if (round === WARM_UP) {
      few.latencies.length = 0;
      many.latencies.length = 0;
    }
    await few.look();
    await many.look();
  }
  return { few: percentile(few.latencies, 0.95), many: percentile(many.latencies, 0.95) };
}

function createRequester({ app_url, admin_token }: LargeShop, path: string) {
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
