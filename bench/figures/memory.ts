import { readFileSync } from 'node:fs';
import { atMost, type Figure } from '../figure.ts';
import { requestsPerSecond } from '../throughput.ts';

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
      await requestsPerSecond({ url: served.app_url + path, encoding: 'br', cookie, seconds: each });
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
