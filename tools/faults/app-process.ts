import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface AppProcess {
  readonly url: string;
  kill(): Promise<void>;
  /** Like Ctrl-C; resolves with the exit code. */
  stop(): Promise<number | null>;
}

export interface AppOptions {
  readonly role: 'all' | 'web' | 'worker';
  readonly dataDir: string;
  readonly env: Readonly<Record<string, string>>;
}

export async function startApp({ role, dataDir, env }: AppOptions): Promise<AppProcess> {
  const child = spawn(process.execPath, ['build/app/main.js', `--role=${role}`], {
    env: {
      ...process.env,
      APP_ENV: 'development',
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      RATE_LIMIT_FACTOR: '1000000',
      NODE_COMPILE_CACHE: join(process.cwd(), '.test/compile-cache'),
      ...env,
    },
    stdio: ['ignore', 'pipe', openSync(`${dataDir}.log`, 'a')],
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
