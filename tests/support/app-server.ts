import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface RunningApp {
  readonly url: string;
  readonly database_url: string;
  stop(): Promise<void>;
}

/** The built app in a process of its own, as `npm start` runs it, on the given database. */
export async function startApp(databaseUrl: string): Promise<RunningApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'arunika-app-'));
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      APP_ENV: 'development',
      PORT: '0',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      // One browser plays all visitors, from one address.
      RATE_LIMIT_FACTOR: '1000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await rm(dataDir, { recursive: true, force: true });
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^ready (http:\/\/\S+)/.exec(line)?.[1];
    if (url !== undefined) return { url, database_url: databaseUrl, stop };
  }
  await stop();
  throw new Error('the app ended before it was ready');
}
