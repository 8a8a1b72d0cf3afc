import { type ChildProcess, execFile, spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { killPostmaster, waitUntil } from './processes.ts';
import {
  asUser,
  chownTo,
  EmbeddedPostgresError,
  ensurePassword,
  type ServerLayout,
} from './resolve-layout.ts';

export const SUPERUSER = 'arunika';
const run = promisify(execFile);

/**
 * Creates the cluster if missing, under a temporary name, so that an interrupted start leaves nothing partial.
 * Refuses a cluster of another major version and never changes or deletes it.
 */
export async function ensureCluster(home: ServerLayout): Promise<void> {
  const versionFile = join(home.cluster, 'PG_VERSION');
  if (existsSync(versionFile)) {
    assertSameMajor(home, readFileSync(versionFile, 'utf8').trim());
    return;
  }
  if (existsSync(home.cluster)) {
    throw new EmbeddedPostgresError(
      `${home.cluster} ada tetapi bukan folder data PostgreSQL. Pindahkan folder itu, lalu mulai lagi.`,
    );
  }
  const fresh = `${home.cluster}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o700 });
  chownTo(home.user, fresh);
  await initialise(home, fresh);
  renameSync(fresh, home.cluster);
}

async function initialise(home: ServerLayout, fresh: string): Promise<void> {
  const password = ensurePassword(home.stateDir);
  const passwordFile = `${home.cluster}.password`;
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  chownTo(home.user, passwordFile);
  try {
    await run(
      join(home.binaries, 'bin', 'initdb'),
      [
        `--pgdata=${fresh}`,
        `--username=${SUPERUSER}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
      ],
      { ...asUser(home.user), cwd: '/' },
    );
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

function assertSameMajor(home: ServerLayout, found: string): void {
  const ours = majorOf(home.binaries);
  if (found === ours) return;
  throw new EmbeddedPostgresError(
    Number(found) > Number(ours)
      ? `Folder data ${home.cluster} dibuat oleh PostgreSQL ${found}, lebih baru dari PostgreSQL ${ours} yang ada di sini. Pakai versi aplikasi yang lebih baru; folder itu tidak diubah.`
      : `Folder data ${home.cluster} dibuat oleh PostgreSQL ${found}. Pindahkan datanya ke PostgreSQL ${ours} dengan pg_dump dan psql; folder itu tidak diubah.`,
  );
}

function majorOf(binaries: string): string {
  const header = readFileSync(join(binaries, 'share', 'postgresql', 'postgres.bki'), 'utf8').slice(0, 40);
  const major = /PostgreSQL (\d+)/.exec(header)?.[1];
  if (major === undefined) throw new EmbeddedPostgresError('Versi PostgreSQL bawaan tidak dikenali.');
  return major;
}

/** Crash recovery replays the log first. */
const START_LIMIT_MS = 60_000;

const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'fsync=on',
  'full_page_writes=on',
  'max_connections=100',
  'shared_buffers=160MB',
  'max_wal_size=2GB',
  'checkpoint_timeout=15min',
  'timezone=UTC',
  'log_timezone=UTC',
];

/** Children of a killed server take a moment to exit; until then PostgreSQL refuses their folder. */
const SHUTTING_DOWN = /pre-existing shared memory block/;
const SHUTDOWN_TIMEOUT_MS = 20_000;
const SHUTDOWN_POLL_MS = 100;

interface Launch {
  readonly home: ServerLayout;
  readonly port: number;
  readonly url: string;
  readonly stopping: AbortSignal;
}

export async function launchServer(launch: Launch): Promise<ChildProcess> {
  const deadline = Date.now() + SHUTDOWN_TIMEOUT_MS;
  for (;;) {
    try {
      return await launchOnce(launch);
    } catch (error) {
      const isLeaving = error instanceof EmbeddedPostgresError && SHUTTING_DOWN.test(error.message);
      if (!isLeaving || Date.now() > deadline || launch.stopping.aborted) throw error;
      await wait(SHUTDOWN_POLL_MS);
    }
  }
}

/**
 * Starts PostgreSQL in its own session, so that Ctrl-C reaches only the app, which stops it in order. Resolves when
 * it accepts connections; throws with the end of its log otherwise.
 */
async function launchOnce({ home, port, url, stopping }: Launch): Promise<ChildProcess> {
  const log = openSync(join(home.stateDir, 'postgres.log'), 'a', 0o600);
  const settings = [...SETTINGS, `port=${port}`].flatMap((setting) => ['-c', setting]);
  const child = spawn(join(home.binaries, 'bin', 'postgres'), ['-D', home.cluster, ...settings], {
    ...asUser(home.user),
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  let failure: Error | null = null;
  child.once('error', (error) => {
    failure = error;
  });
  const hasEnded = () =>
    stopping.aborted || failure !== null || child.exitCode !== null || child.signalCode !== null;
  const isUp = await waitUntil(async () => hasEnded() || (await acceptsConnections(url)), START_LIMIT_MS);
  if (isUp && !hasEnded()) return child;
  if (child.pid !== undefined) killPostmaster(child.pid);
  throw new EmbeddedPostgresError(`PostgreSQL tidak dapat dijalankan.\n${logTail(home.stateDir)}`, {
    cause: failure,
  });
}

async function acceptsConnections(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

function logTail(stateDir: string): string {
  return readFileSync(join(stateDir, 'postgres.log'), 'utf8').trimEnd().split('\n').slice(-5).join('\n');
}
