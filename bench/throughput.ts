import autocannon from 'autocannon';
import { lean } from '#tools/setup/paths.mjs';
import { median } from './figure.ts';
import { type Running, startScript } from './processes.ts';

const ROUNDS = 3;
const SECONDS = 4;
const CONNECTIONS = 16;

interface Comparison extends Omit<Throughput, 'rate'> {
  readonly ours: number;
  readonly limit: number;
}

interface Page {
  readonly url: string;
  readonly encoding: string;
  /** Of who is signed in. */
  readonly cookie?: string;
}

/** Requests a second of `url` and of a bare server that sends the same bytes. */
export const compareWithBare = (url: string, encoding: string): Promise<Comparison> =>
  inTurn({ url, encoding }, () => startScript(['bench/bare-server.ts', url, encoding], {}));

/** As `compareWithBare`, with a server that renders the same tree and does nothing else. */
export const compareWithBareRouter = (load: Page): Promise<Comparison> =>
  inTurn(load, () =>
    startScript([...lean.args, 'bench/bare-router.ts', load.url, load.cookie ?? ''], {
      ...lean.env,
      NODE_ENV: 'production',
    }),
  );

/** Ours and the limit in turn; medians of the rounds. */
async function inTurn(page: Page, startLimit: () => Promise<Running>): Promise<Comparison> {
  const limit = await startLimit();
  const bare = { ...page, url: limit.url };
  try {
    const [ours, theirs]: [Throughput[], Throughput[]] = [[], []];
    await requestsPerSecond({ ...page, seconds: 1 });
    await requestsPerSecond({ ...bare, seconds: 1 });
    for (let round = 0; round < ROUNDS; round++) {
      ours.push(await requestsPerSecond({ ...page, seconds: SECONDS }));
      theirs.push(await requestsPerSecond({ ...bare, seconds: SECONDS }));
    }
    const middle = (name: keyof Throughput) => median(ours.map((each) => each[name]));
    return {
      ours: middle('rate'),
      limit: median(theirs.map(({ rate }) => rate)),
      bytes: middle('bytes'),
      p50_ms: middle('p50_ms'),
      p99_ms: middle('p99_ms'),
    };
  } finally {
    await limit.stop();
  }
}

interface Load extends Page {
  readonly seconds: number;
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
