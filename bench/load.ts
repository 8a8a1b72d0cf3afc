import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import { z } from 'zod';
import { findWrk } from '#tools/setup/find-tools.mjs';
import { installDebianPackage } from '#tools/setup/install-debian-package.mjs';

const CONNECTIONS = 16;
const TIMEOUT_SECONDS = 30;
const REPORT = fileURLToPath(new URL('wrk-report.lua', import.meta.url));
/** Leaves one core to the server and one to its database. */
const THREADS = Math.max(1, availableParallelism() - 2);

export interface Load {
  readonly url: string;
  readonly seconds: number;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Throughput {
  /** Requests a second. */
  readonly rate: number;
  /** Bytes of one answer, with its headers. */
  readonly bytes: number;
  readonly p50_ms: number;
  readonly p99_ms: number;
}

/** Sends the same request as often as the server answers it. */
export interface LoadClient {
  readonly name: string;
  run(load: Load): Promise<Throughput>;
}

let found: Promise<LoadClient> | null = null;

export function loadClient(): Promise<LoadClient> {
  found ??= findLoadClient();
  return found;
}

/** wrk where it is found or can be installed; else autocannon, which takes as much of the processor as a server. */
async function findLoadClient(): Promise<LoadClient> {
  if (findWrk() === null) await installDebianPackage('wrk');
  const wrk = findWrk();
  return wrk === null
    ? { name: `autocannon, as wrk was not found; threads: ${THREADS}`, run: runAutocannon }
    : { name: 'wrk', run: (load) => runWrk(wrk, load) };
}

const report = z.object({
  requests: z.number(),
  duration_us: z.number(),
  bytes: z.number(),
  p50_us: z.number(),
  p99_us: z.number(),
  failed: z.number(),
});

async function runWrk(wrk: string, { url, seconds, headers }: Load): Promise<Throughput> {
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const options = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}`, `--timeout=${TIMEOUT_SECONDS}`, '-s', REPORT];
  const { stdout } = await promisify(execFile)(wrk, [...options, ...lines, url]);
  const taken = report.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
  refuseFailed(url, taken.failed);
  return {
    rate: taken.requests / (taken.duration_us / 1e6),
    bytes: taken.bytes / taken.requests,
    p50_ms: taken.p50_us / 1000,
    p99_ms: taken.p99_us / 1000,
  };
}

async function runAutocannon({ url, seconds, headers }: Load): Promise<Throughput> {
  const result = await autocannon({
    url,
    headers,
    duration: seconds,
    connections: CONNECTIONS,
    timeout: TIMEOUT_SECONDS,
    workers: THREADS,
  });
  refuseFailed(url, result['4xx'] + result['5xx'] + result.errors);
  return {
    rate: result.requests.average,
    bytes: result.throughput.average / result.requests.average,
    p50_ms: result.latency.p50,
    p99_ms: result.latency.p99,
  };
}

/** A fast error is no throughput. */
function refuseFailed(url: string, failed: number): void {
  if (failed > 0) throw new Error(`${url}: ${failed} requests failed`);
}

/** Throws when the page is not there: clients count a redirect as an answer. */
export async function requestsPerSecond(load: Load): Promise<Throughput> {
  const { status, body } = await fetch(load.url, { headers: load.headers, redirect: 'manual' });
  await body?.cancel();
  if (status !== 200 && status !== 304) throw new Error(`${load.url} answered ${status}`);
  return await (await loadClient()).run(load);
}
