import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/index.ts';
import { migrate } from '#server/platform/migrate.ts';
import { type Population, populate } from './population.ts';
import { startApp } from './processes.ts';

type Size = Parameters<typeof populate>[1];

export interface Shop {
  readonly app_url: string;
  readonly database_url: string;
  readonly population: Population;
}

/** A PostgreSQL server for benches; every shop on it has its own database and its own web process. */
export interface Stage {
  openShop(size: Size): Promise<Shop>;
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
    openShop: (size) => openShop({ serverUrl, dataDir, size, undo }),
    close: async () => {
      for (const step of undo.reverse()) await step();
      await server?.stop();
    },
  };
}

interface Opening {
  readonly serverUrl: string;
  readonly dataDir: string;
  readonly size: Size;
  readonly undo: (() => Promise<void>)[];
}

async function openShop({ serverUrl, dataDir, size, undo }: Opening): Promise<Shop> {
  const name = `bench_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `create database ${name}`);
  undo.push(() => onServer(serverUrl, `drop database ${name} with (force)`));
  const database = new URL(serverUrl);
  database.pathname = `/${name}`;
  await migrate(database.href);
  const pool = new pg.Pool({ connectionString: database.href, max: 2 });
  // The demo business would only stand in the way of the figures.
  await pool.query("insert into app_state (key, value) values ('demo_seeded', 'true')");
  const population = await populate(pool, size);
  await pool.end();
  const app = await startApp(database.href, `${dataDir}/${name}`);
  undo.push(app.stop);
  return { app_url: app.url, database_url: database.href, population };
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
