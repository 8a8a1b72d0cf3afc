import { percentile } from './figure.ts';
import type { LargeShop } from './stage.ts';

interface Asked extends RequestInit {
  readonly url: string;
}

interface Comparison<Asking> {
  readonly few: Asking;
  readonly many: Asking;
  readonly looks: number;
  readonly warm_up?: number;
}

/** p95 in ms of two requests, and their medians; they take turns, so that a slow moment hits both. */
export async function compareRequests({ few, many, looks, warm_up = 50 }: Comparison<Asked>) {
  const latencies: Readonly<Record<'few' | 'many', number[]>> = { few: [], many: [] };
  for (let round = -warm_up; round < looks; round++) {
    const [mine, other] = [await latencyOf(few), await latencyOf(many)];
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

interface Shops {
  readonly few: LargeShop;
  readonly many: LargeShop;
  readonly looks: number;
}

/** The same of what an admin asks two shops for. */
export function comparePaths(path: string, { few, many, looks }: Shops) {
  const ask = ({ app_url, admin_token }: LargeShop): Asked => ({
    url: `${app_url}${path}`,
    headers: { authorization: `Bearer ${admin_token}` },
  });
  return compareRequests({ few: ask(few), many: ask(many), looks, warm_up: 5 });
}

async function latencyOf({ url, ...init }: Asked): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(url, init);
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  await answer.arrayBuffer();
  return performance.now() - begun;
}
