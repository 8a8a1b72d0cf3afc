import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Shared by all starts of a run, so that only the first one compiles. */
export const COMPILE_CACHE = resolve('.test/compile-cache');

/** The script that `npm start` runs. */
export const BUILT_APP = 'build/app/main.js';

export interface RunningApp {
  readonly url: string;
  /** Everything that it has logged so far, one JSON object a line. */
  readonly log: () => string;
  stop(): Promise<void>;
}

/** One in a process of its own. */
interface AppProcess extends RunningApp {
  readonly pid: number;
}

export const environmentOf = (databaseUrl: string, dataDir: string) => ({
  ...process.env,
  APP_ENV: 'development',
  PORT: '0',
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  LOG_LEVEL: 'info',
  NODE_COMPILE_CACHE: COMPILE_CACHE,
  // One browser plays all visitors, from one address.
  RATE_LIMIT_FACTOR: '1000',
});

/** The built app in a process of its own, as `npm start` runs it, on the given database. */
export async function startApp(
  databaseUrl: string,
  extra: Readonly<Record<string, string>> = {},
  args: readonly string[] = [],
): Promise<AppProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'arunika-app-'));
  const child = spawn(process.execPath, [BUILT_APP, ...args], {
    env: { ...environmentOf(databaseUrl, dataDir), ...extra },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines = linesOf(child.stderr);
  const expectEnd = tellUntimelyEnd(child, lines);
  const stop = async () => {
    expectEnd();
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await rm(dataDir, { recursive: true, force: true });
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^ready (https?:\/\/\S+)/.exec(line)?.[1];
    if (url === undefined) continue;
    // Read on: a pipe that nobody empties keeps the process from closing, and at last from writing.
    child.stdout.resume();
    return { url, pid: child.pid ?? 0, stop, log: () => lines.join('\n') };
  }
  await stop();
  throw new Error(`the app ended before it was ready:\n${lines.join('\n')}`);
}

/** Lines of a process's output; the list grows as they arrive. */
export function linesOf(input: Readable): readonly string[] {
  const lines: string[] = [];
  createInterface({ input }).on('line', (line) => lines.push(line));
  return lines;
}

const LAST_WORDS = 40;

/**
 * A process that ends by itself says so in the output of the test that then fails on it: with what, and its last words.
 * What comes back is called when it is about to be ended.
 */
export function tellUntimelyEnd(child: ChildProcess, lines: readonly string[]): () => void {
  const tell = (code: number | null, signal: NodeJS.Signals | null) => {
    const last = lines.slice(-LAST_WORDS).join('\n');
    process.stderr.write(`the app ended by itself, code ${code}, signal ${signal}:\n${last}\n`);
  };
  // At its `exit` its last words may still be on their way.
  child.once('close', tell);
  return () => void child.off('close', tell);
}
