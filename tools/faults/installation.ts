import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import {
  type EmbeddedPostgres,
  readRunningUrl,
  startEmbeddedPostgres,
} from '#server/platform/embedded-postgres/index.ts';
import { BENCH_SECRET } from '../../bench/population.ts';
import type { BucketProcess } from './bucket-process.ts';
import type { Random } from './random.ts';

export const shapes = ['one', 'four'] as const;
/** One process with its own PostgreSQL; or two web processes and two workers with a separate one. */
export type Shape = (typeof shapes)[number];

export interface Installation {
  /** Returns each web process in turn, as a load balancer would. */
  address(): string;
  /** Kills one process as a power cut would and restarts it; resolves with the moment of the kill. */
  replaceOne(random: Random): Promise<number>;
  /** Stops one process, and restarts it once `after` is done. Throws when stopping exceeded its limit. */
  restartOne(random: Random, after: () => void): Promise<number>;
  readonly ownsPostgres: boolean;
  databaseUrl(): Promise<string>;
  postmasterPid(): number;
  /** Exit codes of all processes, and the longest stopping time. */
  stop(): Promise<{ readonly codes: readonly (number | null)[]; readonly ms: number }>;
  kill(): Promise<void>;
}

export const STOP_LIMIT_MS = 10_000;
const ROLES = { one: ['all'], four: ['web', 'web', 'worker', 'worker'] } as const;

export async function install(shape: Shape, folder: string, bucket: BucketProcess): Promise<Installation> {
  const postgres = shape === 'four' ? await startEmbeddedPostgres({ dataDir: `${folder}/postgres` }) : null;
  const env = { AUTH_SECRET: BENCH_SECRET, DATABASE_URL: postgres?.url ?? '', ...bucketEnv(bucket) };
  const processes: { readonly options: AppOptions; app: AppProcess }[] = [];
  for (const role of ROLES[shape]) {
    const options = { role, dataDir: folder, env };
    processes.push({ options, app: await startApp(options) });
  }
  const webs = processes.filter(({ options }) => options.role !== 'worker');
  let turn = 0;
  const chooseOne = (random: Random) => {
    const [victim] = random.shuffled(processes);
    if (victim === undefined) throw new Error('there is no process');
    return victim;
  };
  return {
    ownsPostgres: postgres === null,
    address() {
      turn += 1;
      return webs[turn % webs.length]?.app.url ?? '';
    },
    async replaceOne(random) {
      const victim = chooseOne(random);
      await victim.app.kill();
      const ended = Date.now();
      victim.app = await startApp(victim.options);
      return ended;
    },
    async restartOne(random, after) {
      const victim = chooseOne(random);
      const began = Date.now();
      await victim.app.stop();
      const ms = Date.now() - began;
      after();
      if (ms > STOP_LIMIT_MS) throw new Error(`a process took ${ms} ms to stop`);
      const ended = Date.now();
      victim.app = await startApp(victim.options);
      return ended;
    },
    databaseUrl: () => urlOf(folder, postgres),
    postmasterPid: () => readPostmaster(`${folder}/postgres`),
    async stop() {
      const began = Date.now();
      const codes = await Promise.all(processes.map(({ app }) => app.stop()));
      const ms = Date.now() - began;
      await postgres?.stop();
      return { codes, ms };
    },
    async kill() {
      await Promise.all(processes.map(({ app }) => app.kill()));
      await postgres?.stop();
    },
  };
}

function bucketEnv({ settings }: BucketProcess) {
  return {
    S3_BUCKET: settings.bucket,
    S3_ENDPOINT: settings.endpoint ?? '',
    S3_PATH_STYLE: '1',
    S3_ACCESS_KEY_ID: settings.access_key_id,
    S3_SECRET_ACCESS_KEY: settings.secret_access_key,
  };
}

async function urlOf(folder: string, postgres: EmbeddedPostgres | null): Promise<string> {
  const url = postgres?.url ?? (await readRunningUrl(`${folder}/postgres`));
  if (url === null) throw new Error('PostgreSQL does not run');
  return url;
}

function readPostmaster(stateDir: string): number {
  const moved = join(stateDir, 'moved-to');
  const home = existsSync(moved) ? readFileSync(moved, 'utf8').trim() : stateDir;
  return Number(readFileSync(join(home, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

export interface DataFolder {
  readonly path: string;
  /** True for a separate disk, small enough to fill; only root can create one. */
  readonly isDisk: boolean;
  /** Removes the disk; the log beside it only when `keepsLog` is false. */
  remove(keepsLog: boolean): Promise<void>;
}

const DISK = 'size=1200m,mode=755';

export async function makeDataFolder(): Promise<DataFolder> {
  const parent = await mkdtemp(join(tmpdir(), 'arunika-faults-'));
  // Root's PostgreSQL runs as another user, who needs access.
  await chmod(parent, 0o755);
  const path = join(parent, 'data');
  const isDisk = mount(path);
  return {
    path,
    isDisk,
    async remove(keepsLog) {
      if (isDisk) execFileSync('umount', ['--lazy', path]);
      if (!keepsLog) await rm(parent, { recursive: true, force: true });
    },
  };
}

function mount(path: string): boolean {
  try {
    execFileSync('mkdir', ['-p', path]);
    execFileSync('mount', ['-t', 'tmpfs', '-o', DISK, 'tmpfs', path], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

interface AppProcess {
  readonly url: string;
  kill(): Promise<void>;
  /** Like Ctrl-C; resolves with the exit code. */
  stop(): Promise<number | null>;
}

interface AppOptions {
  readonly role: 'all' | 'web' | 'worker';
  readonly dataDir: string;
  readonly env: Readonly<Record<string, string>>;
}

async function startApp({ role, dataDir, env }: AppOptions): Promise<AppProcess> {
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
