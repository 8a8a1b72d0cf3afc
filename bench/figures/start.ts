import { readFileSync } from 'node:fs';
import { atMost, type Figure, median } from '../figure.ts';
import { requestsPerSecond } from '../load.ts';
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

const MB = 1024 * 1024;
const ROUNDS = 5;

interface MemoryTarget {
  readonly app_url: string;
  readonly pid: number;
  readonly asked: readonly { readonly path: string; readonly cookie: string }[];
}

/** Resident memory of a web process after `seconds` of requests at full speed. */
export async function measureMemory(served: MemoryTarget, seconds: number): Promise<Figure> {
  const fresh = residentBytes(served.pid);
  const each = Math.max(1, Math.round(seconds / ROUNDS / served.asked.length));
  let most = 0;
  for (let round = 0; round < ROUNDS; round++) {
    for (const { path, cookie } of served.asked) {
      await requestsPerSecond({
        url: served.app_url + path,
        headers: { 'accept-encoding': 'br', cookie },
        seconds: each,
      });
      most = Math.max(most, residentBytes(served.pid));
    }
  }
  const after = residentBytes(served.pid);
  return {
    name: 'memory',
    unit: 'MB',
    ours: after / MB,
    limit: null,
    ratio: null,
    targets: [atMost('resident MB', after / MB, 300)],
    notes: {
      fresh_mb: fresh / MB,
      most_mb: most / MB,
      heap_mb: (await heapBytes(served.app_url)) / MB,
      seconds: each * ROUNDS * served.asked.length,
    },
  };
}

/** Used by JavaScript objects, some of which the next collection frees. */
async function heapBytes(appUrl: string): Promise<number> {
  const figures = await (await fetch(`${appUrl}/metrics`)).text();
  const [, bytes] = /^nodejs_heap_size_used_bytes (\S+)$/m.exec(figures) ?? [];
  if (bytes === undefined) throw new Error('the app does not say what its heap holds');
  return Number(bytes);
}

function residentBytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  if (kilobytes === undefined) throw new Error(`the memory of process ${pid} can not be read`);
  return Number(kilobytes) * 1024;
}
