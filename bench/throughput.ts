import autocannon from 'autocannon';
import { median, percentile } from './figure.ts';
import { startScript } from './processes.ts';
import type { LargeShop } from './stage.ts';

const ROUNDS = 3;
const SECONDS = 4;
const CONNECTIONS = 16;

interface Page {
  readonly url: string;
  readonly encoding: string;
  readonly cookie?: string;
}

/** Requests a second of a page, beside a bare server that sends the same bytes, in turn; medians of the rounds. */
export async function compareWithBare(page: Page) {
  const bare = await startScript(['bench/bare-server.ts', page.url, page.encoding], {});
  const limit = { ...page, url: bare.url };
  try {
    const [ours, theirs]: [Throughput[], Throughput[]] = [[], []];
    await requestsPerSecond({ ...page, seconds: 1 });
    await requestsPerSecond({ ...limit, seconds: 1 });
    for (let round = 0; round < ROUNDS; round++) {
      ours.push(await requestsPerSecond({ ...page, seconds: SECONDS }));
      theirs.push(await requestsPerSecond({ ...limit, seconds: SECONDS }));
    }
    return {
      ours: median(ours.map(({ rate }) => rate)),
      limit: median(theirs.map(({ rate }) => rate)),
      bytes: median(ours.map(({ bytes }) => bytes)),
    };
  } finally {
    await bare.stop();
  }
}

interface Load extends Page {
  readonly seconds: number;
  readonly path?: (count: number) => string;
}

interface Throughput {
  readonly rate: number;
  readonly bytes: number;
  readonly p50_ms: number;
  readonly p99_ms: number;
}

/** Throws on any answer but 200, because a fast error is no throughput. */
export async function requestsPerSecond(load: Load): Promise<Throughput> {
  let count = 0;
  const { path } = load;
  const next = (request: autocannon.Request) => {
    const at = count++;
    return {
      ...request,
      ...(path !== undefined && { path: path(at) }),
    };
  };
  const result = await autocannon({
    url: load.url,
    connections: CONNECTIONS,
    duration: load.seconds,
    headers: { 'accept-encoding': load.encoding, ...(load.cookie && { cookie: load.cookie }) },
    ...(path === undefined ? {} : { requests: [{ setupRequest: next }] }),
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${load.url}: ${result.non2xx} answers were not 200, ${result.errors} failed`);
  }
  return {
    rate: result.requests.average,
    bytes: result.throughput.average / result.requests.average,
    p50_ms: result.latency.p50,
    p99_ms: result.latency.p99,
  };
}

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
