import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { killPostmaster } from './orphan.ts';
import type { ServerLayout } from './resolve-layout.ts';
import { asUser } from './server-user.ts';
import { waitUntil } from './wait-until.ts';

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

export interface Launch {
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
