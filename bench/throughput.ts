import autocannon from 'autocannon';
import { median } from './figure.ts';
import { startScript } from './processes.ts';

const ROUNDS = 3;
const SECONDS = 4;
const CONNECTIONS = 16;

export interface Comparison {
  readonly ours: number;
  readonly limit: number;
  readonly bytes: number;
}

/** Requests a second of `url` and of a bare server that sends the same bytes, in turn; medians of the rounds. */
export async function compareWithBare(url: string, encoding: string): Promise<Comparison> {
  const bare = await startScript(['bench/bare-server.ts', url, encoding], {});
  try {
    const ours: number[] = [];
    const limit: number[] = [];
    let bytes = 0;
    await requestsPerSecond({ url, encoding, seconds: 1 });
    await requestsPerSecond({ url: bare.url, encoding, seconds: 1 });
    for (let round = 0; round < ROUNDS; round++) {
      const mine = await requestsPerSecond({ url, encoding, seconds: SECONDS });
      ours.push(mine.rate);
      bytes = mine.bytes;
      limit.push((await requestsPerSecond({ url: bare.url, encoding, seconds: SECONDS })).rate);
    }
    return { ours: median(ours), limit: median(limit), bytes };
  } finally {
    await bare.stop();
  }
}

interface Load {
  readonly url: string;
  readonly encoding: string;
  readonly seconds: number;
  /** Of who is signed in. */
  readonly cookie?: string;
  readonly connections?: number;
  /** Makes each request another one, e.g. to miss a cache. */
  readonly path?: (count: number) => string;
  readonly headers?: (count: number) => Readonly<Record<string, string>>;
}

interface Throughput {
  readonly rate: number;
  readonly bytes: number;
  readonly p50_ms: number;
  readonly p99_ms: number;
}

/** Throws when a single answer was not 200: a fast error is no throughput. */
export async function requestsPerSecond(load: Load): Promise<Throughput> {
  let count = 0;
  const { path, headers } = load;
  const next = (request: autocannon.Request) => {
    const at = count++;
    return {
      ...request,
      ...(path !== undefined && { path: path(at) }),
      ...(headers !== undefined && { headers: { ...request.headers, ...headers(at) } }),
    };
  };
  const result = await autocannon({
    url: load.url,
    connections: load.connections ?? CONNECTIONS,
    duration: load.seconds,
    headers: { 'accept-encoding': load.encoding, ...(load.cookie && { cookie: load.cookie }) },
    ...(path === undefined && headers === undefined ? {} : { requests: [{ setupRequest: next }] }),
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
