import type { ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';
import { createBackoff } from '../failures/backoff.ts';
import { settleWithin } from '../failures/within.ts';
import { ensureCluster, launchServer } from './cluster.ts';
import { connectionUrl, DATABASE } from './connection-url.ts';
import { cleanUpOrphan, identifyProcess, killPostmaster, stopPostmaster } from './processes.ts';
import { EmbeddedPostgresError, resolveLayout } from './resolve-layout.ts';

export interface EmbeddedPostgres {
  readonly url: string;
  readonly pid: number;
  readonly port: number;
  /** Stops the server and releases the data folder. Idempotent. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly onLog?: (message: string) => void;
}

/** Immediate after a crash; every few seconds while e.g. the disk is full. */
const RESTARTS = { firstMs: 100, maxMs: 5_000, resetAfterMs: 60_000 };
const CREATE_LIMIT_MS = 30_000;

/**
 * Starts and supervises the PostgreSQL of `dataDir`, creating it at first. Refuses (EmbeddedPostgresError) a folder
 * owned by a living process, another major version, and a machine without binaries. Recovers from crashes by itself.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const home = resolveLayout(options.dataDir);
  const lock = takeOwnership(home.stateDir);
  try {
    await ensureCluster(home);
    const port = await findPort(home.stateDir);
    const adminUrl = connectionUrl(home.stateDir, port, 'postgres');
    const server = await supervise({
      launch: async (stopping) => {
        await cleanUpOrphan(home.cluster);
        return launchServer({ home, port, url: adminUrl, stopping });
      },
      stopServer: stopPostmaster,
      nextDelayMs: createBackoff(RESTARTS),
      onLog: options.onLog ?? (() => undefined),
    });
    // Ends the server with this process, unless killed.
    const atExit = () => killPostmaster(server.pid());
    process.on('exit', atExit);
    await createDatabase(adminUrl);
    return {
      url: connectionUrl(home.stateDir, port, DATABASE),
      port,
      get pid() {
        return server.pid();
      },
      stop: async () => {
        await server.stop();
        process.off('exit', atExit);
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function createDatabase(adminUrl: string): Promise<void> {
  const client = new pg.Client({
    connectionString: adminUrl,
    connectionTimeoutMillis: CREATE_LIMIT_MS,
    query_timeout: CREATE_LIMIT_MS,
  });
  await client.connect();
  try {
    const found = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

/** Prefers the port of the last start, else takes one from the system and stores it. */
async function findPort(stateDir: string): Promise<number> {
  const file = join(stateDir, 'port');
  const remembered = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  const preferred = Number.isInteger(remembered) && remembered > 0 && remembered < 65_536 ? remembered : 0;
  const port = (await tryPort(preferred)) ?? (await tryPort(0));
  if (port === null) throw new Error('no free port on 127.0.0.1');
  writeFileSync(file, String(port));
  return port;
}

function tryPort(port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(null));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const address = probe.address();
      const bound = typeof address === 'object' && address !== null ? address.port : null;
      probe.close(() => resolve(bound));
    });
  });
}

const ownerFile = z.object({ pid: z.int().positive(), started: z.string() });
const ATTEMPTS = 5;

/** Refuses a living owner: two apps would stop each other's server. Takes over a dead one's lock. */
function takeOwnership(stateDir: string): { release(): void } {
  const file = join(stateDir, 'owner.json');
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    if (createLock(file)) return { release: () => rmSync(file, { force: true }) };
    const pid = liveOwner(file);
    if (pid !== null) {
      throw new EmbeddedPostgresError(
        `Folder data ini sedang dipakai oleh proses ${pid}. Hentikan proses itu, atau pilih DATA_DIR yang lain.`,
      );
    }
    rmSync(file, { force: true });
  }
  throw new EmbeddedPostgresError('Folder data ini sedang diperebutkan oleh beberapa proses. Coba lagi.');
}

function createLock(file: string): boolean {
  try {
    const handle = openSync(file, 'wx', 0o600);
    writeSync(handle, JSON.stringify({ pid: process.pid, started: identifyProcess(process.pid).started }));
    closeSync(handle);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function liveOwner(file: string): number | null {
  const owner = readOwner(file);
  if (owner === null) return null;
  const { started } = identifyProcess(owner.pid);
  return started !== '' && started === owner.started ? owner.pid : null;
}

/** Null for a vanished or truncated lock. */
function readOwner(file: string) {
  try {
    return ownerFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

interface SuperviseOptions {
  readonly launch: (stopping: AbortSignal) => Promise<ChildProcess>;
  readonly stopServer: (pid: number) => Promise<void>;
  readonly nextDelayMs: () => number;
  readonly onLog: (message: string) => void;
}

interface SupervisedProcess {
  readonly pid: () => number;
  stop(): Promise<void>;
}

const STOP_TIMEOUT_MS = 1_000;

/** Retries with backoff and without end: a full disk may pass after hours. */
export async function supervise(options: SuperviseOptions): Promise<SupervisedProcess> {
  const { launch, onLog } = options;
  const stopping = new AbortController();
  let current = await launch(stopping.signal);
  let restart: Promise<void> = Promise.resolve();
  const watch = (child: ChildProcess) => {
    child.once('exit', (code, signal) => {
      if (stopping.signal.aborted) return;
      onLog(`PostgreSQL ended by itself (${signal ?? code})`);
      restart = relaunch();
    });
  };
  async function relaunch(): Promise<void> {
    while (!stopping.signal.aborted) {
      const delayMs = options.nextDelayMs();
      onLog(`PostgreSQL is started again in ${delayMs} ms`);
      await wait(delayMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      try {
        current = await launch(stopping.signal);
        onLog('PostgreSQL runs again');
        return watch(current);
      } catch (error) {
        onLog(`PostgreSQL did not start: ${error instanceof Error ? error.message : error}`);
      }
    }
  }
  watch(current);
  return {
    pid: () => current.pid ?? 0,
    async stop() {
      stopping.abort();
      await settleWithin(STOP_TIMEOUT_MS, restart);
      if (current.pid !== undefined) await options.stopServer(current.pid);
    },
  };
}
