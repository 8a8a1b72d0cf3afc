import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

/** What one start has compiled, the next ones of the run need not. */
const COMPILE_CACHE = resolve('.test/compile-cache');

export interface RunningApp {
  readonly url: string;
  /** Everything that it has logged so far, one JSON object a line. */
  readonly log: () => string;
  stop(): Promise<void>;
}

/** The built app in a process of its own, as `npm start` runs it, on the given database. */
export async function startApp(
  databaseUrl: string,
  extra: Readonly<Record<string, string>> = {},
): Promise<RunningApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'arunika-app-'));
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      APP_ENV: 'development',
      PORT: '0',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'info',
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      // One browser plays all visitors, from one address.
      RATE_LIMIT_FACTOR: '1000',
      ...extra,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => {
    lines.push(line);
  });
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await rm(dataDir, { recursive: true, force: true });
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^ready (https?:\/\/\S+)/.exec(line)?.[1];
    if (url !== undefined) return { url, stop, log: () => lines.join('\n') };
  }
  await stop();
  throw new Error(`the app ended before it was ready:\n${lines.join('\n')}`);
}
