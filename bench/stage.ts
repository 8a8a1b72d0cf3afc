import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/index.ts';
import { migrate } from '#server/platform/migrate.ts';
import { type Population, populate } from './population.ts';
import { startApp, startWorker } from './processes.ts';

type Size = Parameters<typeof populate>[1];

export interface Shop {
  readonly app_url: string;
  readonly database_url: string;
  readonly population: Population;
}

/** A PostgreSQL server for benches; every shop on it has its own database and its own web process. */
export interface Stage {
  openShop(size: Size): Promise<Shop>;
  /** The demo business, as a first start makes it. */
  openDemo(): Promise<{ readonly app_url: string }>;
  /** A worker beside the web process of a shop. */
  startWorker(shop: Shop): Promise<void>;
  /** Stops what was started and drops what was created. */
  close(): Promise<void>;
}

export async function openStage(): Promise<Stage> {
  const dataDir = resolve(process.env.DATA_DIR ?? '.test', 'bench');
  const given = process.env.DATABASE_URL;
  const server = given === undefined ? await startEmbeddedPostgres({ dataDir: `${dataDir}/postgres` }) : null;
  const serverUrl = server?.url ?? given ?? '';
  const undo: (() => Promise<void>)[] = [];
  return {
    openShop: (size) => openShop({ serverUrl, dataDir, undo }, size),
    openDemo: async () => openApp({ serverUrl, dataDir, undo }, await createDatabase({ serverUrl, undo })),
    startWorker: async ({ database_url }) => {
      const worker = await startWorker(database_url, dataDir);
      undo.push(worker.stop);
    },
    close: async () => {
      for (const step of undo.reverse()) await step();
      await server?.stop();
    },
  };
}

interface Opening {
  readonly serverUrl: string;
  readonly dataDir: string;
  readonly undo: (() => Promise<void>)[];
}

async function openShop(opening: Opening, size: Size): Promise<Shop> {
  const database_url = await createDatabase(opening);
  const pool = new pg.Pool({ connectionString: database_url, max: 2 });
  // The demo business would only stand in the way of the figures.
  await pool.query("insert into app_state (key, value) values ('demo_seeded', 'true')");
  const population = await populate(pool, size);
  await pool.end();
  return { ...(await openApp(opening, database_url)), database_url, population };
}

/** A migrated database of its own; its address. */
async function createDatabase({ serverUrl, undo }: Omit<Opening, 'dataDir'>): Promise<string> {
  const name = `bench_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `create database ${name}`);
  undo.push(() => onServer(serverUrl, `drop database ${name} with (force)`));
  const database = new URL(serverUrl);
  database.pathname = `/${name}`;
  await migrate(database.href);
  return database.href;
}

async function openApp({ dataDir, undo }: Opening, databaseUrl: string) {
  const app = await startApp(databaseUrl, `${dataDir}/${new URL(databaseUrl).pathname.slice(1)}`);
  undo.push(app.stop);
  return { app_url: app.url };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
