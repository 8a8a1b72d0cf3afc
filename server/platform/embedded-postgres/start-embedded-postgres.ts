import pg from 'pg';
import { createBackoff } from '../failures/backoff.ts';
import { connectionUrl, DATABASE } from './connection-url.ts';
import { ensureCluster } from './create-cluster.ts';
import { findPort } from './find-port.ts';
import { launchServer } from './launch-server.ts';
import { cleanUpOrphan, killPostmaster, stopPostmaster } from './orphan.ts';
import { takeOwnership } from './owner-lock.ts';
import { resolveLayout } from './resolve-layout.ts';
import { supervise } from './supervise.ts';

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
