import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { COMPILE_CACHE, environmentOf, linesOf, type RunningApp, tellUntimelyEnd } from './app-server.ts';

const HOST = join(import.meta.dirname, 'app-host.ts');
const answer = z.object({ url: z.url().nullable() });

interface Host {
  readonly child: ChildProcess;
  readonly lines: readonly string[];
  readonly expectEnd: () => void;
}

let host: Host | null = null;

/**
 * An app on the given database, as fresh as one in a process of its own, but in the process of this worker that has loaded
 * it before: that is most of what a start takes. One at a time.
 */
export async function startWarmApp(databaseUrl: string): Promise<RunningApp> {
  host ??= openHost();
  const { child, lines } = host;
  const dataDir = await mkdtemp(join(tmpdir(), 'arunika-app-'));
  const before = lines.length;
  const url = await tell(host, environmentOf(databaseUrl, dataDir));
  if (url === null) throw new Error(`no app was started by process ${child.pid}`);
  return {
    url,
    log: () => lines.slice(before).join('\n'),
    async stop() {
      if (host !== null) await tell(host, null);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export async function closeHost(): Promise<void> {
  if (host === null) return;
  const { child, expectEnd } = host;
  host = null;
  expectEnd();
  child.disconnect();
  await once(child, 'exit');
}

function openHost(): Host {
  const child = fork(HOST, {
    // Not those of the test runner.
    execArgv: [],
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILE_CACHE },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  if (child.stderr === null) throw new Error('a process without a log');
  const lines = linesOf(child.stderr);
  const tellEnd = tellUntimelyEnd(child, lines);
  const forget = () => {
    host = null;
  };
  child.once('exit', forget);
  return {
    child,
    lines,
    expectEnd: () => {
      tellEnd();
      child.off('exit', forget);
    },
  };
}

/** Rejects when the process ends instead of answering; why, `tellUntimelyEnd` says. */
async function tell({ child }: Host, environment: object | null): Promise<string | null> {
  const ended = new AbortController();
  const answered = once(child, 'message', { signal: ended.signal });
  const end = () => ended.abort();
  child.once('exit', end);
  child.send({ environment });
  const [message] = await answered.finally(() => child.off('exit', end));
  return answer.parse(message).url;
}
