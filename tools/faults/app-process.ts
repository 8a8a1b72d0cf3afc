import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { BENCH_SECRET } from '../../bench/population.ts';

export interface AppProcess {
  readonly url: string;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Ends it as Ctrl-C would; resolves with its exit code. */
  stop(): Promise<number | null>;
}

/**
 * The built app as `npm start` runs it, with the embedded PostgreSQL of `dataDir`. What it complains about, being
 * killed all the time, goes to `app.log` there.
 */
export async function startApp(dataDir: string): Promise<AppProcess> {
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      APP_ENV: 'development',
      PORT: '0',
      DATA_DIR: dataDir,
      AUTH_SECRET: BENCH_SECRET,
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
      RATE_LIMIT_FACTOR: '1000000',
    },
    stdio: ['ignore', 'pipe', openSync(join(dataDir, 'app.log'), 'a')],
  });
  const url = await readyUrl(child);
  return {
    url,
    kill: async () => void (await end(child, 'SIGKILL')),
    stop: () => end(child, 'SIGTERM'),
  };
}

async function readyUrl(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('the process has no stdout');
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^ready (http:\/\/\S+)/.exec(line)?.[1];
    if (url !== undefined) return url;
  }
  throw new Error('the app ended before it was ready');
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill(signal);
    await once(child, 'exit');
  }
  return child.exitCode;
}
