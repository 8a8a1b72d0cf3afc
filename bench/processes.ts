import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { lowMemory } from '#tools/setup/paths.mjs';
import { BENCH_SECRET } from './population.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const START_LIMIT_MS = 60_000;

export interface RunningProcess {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Resolves with the script's line `ready http://…`. */
export async function startScript(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<RunningProcess> {
  const child = spawn(process.execPath, [...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const url = await readyUrl(child);
    return { url, pid: child.pid ?? 0, stop: () => stop(child) };
  } catch (error) {
    await stop(child);
    throw error;
  }
}

async function readyUrl(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('the process has no stdout');
  const lines = createInterface({ input: child.stdout });
  const timer = setTimeout(() => lines.close(), START_LIMIT_MS);
  try {
    for await (const line of lines) {
      const url = /^ready (http:\/\/\S+)/.exec(line)?.[1];
      if (url !== undefined) return url;
    }
  } finally {
    clearTimeout(timer);
  }
  throw new Error(`${child.spawnargs.join(' ')} did not get ready`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

export function startApp(databaseUrl: string, dataDir: string): Promise<RunningProcess> {
  return startRole('web', { databaseUrl, dataDir });
}

export function startWorker(databaseUrl: string, dataDir: string, env = {}): Promise<RunningProcess> {
  return startRole('worker', { databaseUrl, dataDir, env });
}

interface Place {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly env?: Readonly<Record<string, string>>;
}

function startRole(role: 'web' | 'worker', { databaseUrl, dataDir, env }: Place): Promise<RunningProcess> {
  return startScript([...lowMemory.args, 'build/app/main.js', `--role=${role}`], {
    ...lowMemory.env,
    APP_ENV: 'development',
    PORT: '0',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    AUTH_SECRET: BENCH_SECRET,
    LOG_LEVEL: 'error',
    RATE_LIMIT_FACTOR: '1000000',
    ...env,
  });
}
