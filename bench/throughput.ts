import { median, percentile } from './figure.ts';
import { requestsPerSecond, type Throughput } from './load.ts';
import { startScript } from './processes.ts';
import type { LargeShop } from './stage.ts';

const ROUNDS = 3;
const SECONDS = 4;
const WARM_UP_SECONDS = 1;

interface Page {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A script that serves the same page with nothing of ours, and how it is asked. */
interface Limit {
  readonly args: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
}

/** Requests a second of a page and of its limit, in turn, so that a slow moment hits both; medians of the rounds. */
export async function compareWithLimit(page: Page, { args, headers }: Limit) {
  const limit = await startScript(args, { NODE_ENV: 'production' });
  const askers = { ours: page, limit: { url: limit.url, headers } };
  try {
    const rounds: { readonly ours: Throughput; readonly limit: Throughput }[] = [];
    await requestsPerSecond({ ...askers.ours, seconds: WARM_UP_SECONDS });
    await requestsPerSecond({ ...askers.limit, seconds: WARM_UP_SECONDS });
    for (let round = 0; round < ROUNDS; round++) {
      const ours = await requestsPerSecond({ ...askers.ours, seconds: SECONDS });
      rounds.push({ ours, limit: await requestsPerSecond({ ...askers.limit, seconds: SECONDS }) });
    }
    return {
      ours: middleOf(rounds.map(({ ours }) => ours)),
      limit: middleOf(rounds.map((round) => round.limit)),
    };
  } finally {
    await limit.stop();
  }
}

const middleOf = (rounds: readonly Throughput[]): Throughput => ({
  rate: median(rounds.map(({ rate }) => rate)),
  bytes: median(rounds.map(({ bytes }) => bytes)),
  p50_ms: median(rounds.map(({ p50_ms }) => p50_ms)),
  p99_ms: median(rounds.map(({ p99_ms }) => p99_ms)),
});

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
