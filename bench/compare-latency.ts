import { percentile } from './figure.ts';
import type { LargeShop } from './stage.ts';

const WARM_UP = 5;

interface ShopPair {
  readonly few: LargeShop;
  readonly many: LargeShop;
  readonly looks: number;
}

/** p95 in ms of what an admin asks two shops for, and the medians; they take turns, so that a slow moment hits both. */
export async function comparePaths(path: string, { few, many, looks }: ShopPair) {
  const latencies: Readonly<Record<'few' | 'many', number[]>> = { few: [], many: [] };
  for (let round = -WARM_UP; round < looks; round++) {
    const [mine, other] = [await latencyOf(few, path), await latencyOf(many, path)];
    if (round < 0) continue;
    latencies.few.push(mine);
    latencies.many.push(other);
  }
  return {
    few: percentile(latencies.few, 0.95),
    many: percentile(latencies.many, 0.95),
    p50_few_ms: percentile(latencies.few, 0.5),
    p50_many_ms: percentile(latencies.many, 0.5),
  };
}

async function latencyOf({ app_url, admin_token }: LargeShop, path: string): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(`${app_url}${path}`, { headers: { authorization: `Bearer ${admin_token}` } });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  await answer.arrayBuffer();
  return performance.now() - begun;
}
