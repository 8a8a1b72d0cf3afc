import type { ChildProcess } from 'node:child_process';
import pg from 'pg';
import { chooseHome, type Home } from './choose-home.ts';
import { connectionUrl, DATABASE } from './connection-url.ts';
import { ensureCluster } from './create-cluster.ts';
import { findPort } from './find-port.ts';
import { launchServer } from './launch-server.ts';
import { clearOrphan, stopPostmaster } from './orphan.ts';
import { takeOwnership } from './owner-lock.ts';

export interface EmbeddedPostgres {
  /** Address of the database `arunika`. */
  readonly url: string;
  /** Process number of the server that runs now; another one after it was restarted. */
  readonly pid: number;
  readonly port: number;
  /** Stops the server in order and gives the data folder free. May be called more than once. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  readonly dataDir: string;
  /** Hears when the server ended by itself and was started again. */
  readonly onLog?: (message: string) => void;
}

const MAX_RESTARTS = 100;

/**
 * Starts the PostgreSQL of `dataDir`, making it on the first start, and starts it again should it die.
 * Refuses (EmbeddedPostgresError) a folder that another living process owns, one of another major version, and a
 * machine without binaries. After a crash of the app, of PostgreSQL or of both it recovers by itself.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const home = chooseHome(options.dataDir);
  const lock = takeOwnership(home.notes);
  try {
    await ensureCluster(home);
    await clearOrphan(home.cluster);
    const port = await findPort(home.notes);
    const server = await supervise(home, port, options.onLog ?? (() => undefined));
    await createDatabase(connectionUrl(home.notes, port, 'postgres'));
    return {
      url: connectionUrl(home.notes, port, DATABASE),
      port,
      get pid() {
        return server.pid();
      },
      stop: async () => {
        await server.stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Keeps one server process running until it is told to stop. */
async function supervise(home: Home, port: number, onLog: (message: string) => void) {
  const adminUrl = connectionUrl(home.notes, port, 'postgres');
  let isStopping = false;
  let restarts = 0;
  let current = await launchServer(home, port, adminUrl);
  let restart: Promise<void> = Promise.resolve();
  const watch = (child: ChildProcess) => {
    child.once('exit', (code, signal) => {
      if (isStopping) return;
      onLog(`PostgreSQL ended by itself (${signal ?? code}); starting it again`);
      restart = relaunch();
    });
  };
  // A server that dies again while it recovers is started once more.
  const relaunch = async () => {
    while (!isStopping && restarts < MAX_RESTARTS) {
      restarts += 1;
      try {
        await clearOrphan(home.cluster);
        current = await launchServer(home, port, adminUrl);
        return watch(current);
      } catch (error) {
        onLog(`PostgreSQL did not start again: ${error}`);
      }
    }
  };
  watch(current);
  return {
    pid: () => current.pid ?? 0,
    stop: async () => {
      isStopping = true;
      await restart;
      if (current.pid !== undefined) await stopPostmaster(current.pid);
    },
  };
}

async function createDatabase(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const found = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}
