import { createHash, randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import pg from 'pg';
import { migrate, migrationsHash } from '#server/platform/database/migrate.ts';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/index.ts';
import { type LargeShopSize, seedLargeShop, seedScripts, signInAdmin } from './large-shop.ts';
import { type Population, populate } from './population.ts';
import { type RunningProcess, startApp, startWorker } from './processes.ts';

type Size = Parameters<typeof populate>[1];

export interface Shop {
  readonly app_url: string;
  readonly database_url: string;
  readonly population: Population;
}

export interface LargeShop {
  readonly app_url: string;
  readonly database_url: string;
  readonly admin_token: string;
}

export interface Demo {
  readonly app_url: string;
  readonly pid: number;
  /** Another process on the same database; the caller stops it. */
  readonly startAnother: () => Promise<RunningProcess>;
}

export interface Stage {
  openShop(size: Size): Promise<Shop>;
  /** Made once for a size and kept until the schema or the shop's SQL change. */
  openLargeShop(size: LargeShopSize): Promise<LargeShop>;
  openDemo(): Promise<Demo>;
  /** Runs until the stage is closed, or until the caller stops it. */
  startWorker(shop: Shop, env?: Readonly<Record<string, string>>): Promise<RunningProcess>;
  /** Another web process; the caller stops it. */
  startApp(databaseUrl: string): Promise<RunningProcess>;
  /** Empty, for the shop of somebody else; returns its URL. */
  createDatabase(): Promise<string>;
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
    openLargeShop: (size) => openLargeShop({ serverUrl, dataDir, undo }, size),
    openDemo: () => openDemo({ serverUrl, dataDir, undo }),
    startWorker: async ({ database_url }, env) => {
      const worker = await startWorker(database_url, dataDir, env);
      undo.push(worker.stop);
      return worker;
    },
    startApp: (databaseUrl) => startApp(databaseUrl, `${dataDir}/another`),
    createDatabase: () => createDatabase({ serverUrl, undo }),
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
  const database_url = await createMigrated(opening);
  const pool = new pg.Pool({ connectionString: database_url, max: 2 });
  await pool.query("insert into app_state (key, value) values ('demo_seeded', 'true')");
  const population = await populate(pool, size);
  await pool.end();
  return { ...(await openApp(opening, database_url)), database_url, population };
}

async function openLargeShop(opening: Opening, size: LargeShopSize): Promise<LargeShop> {
  const database_url = await cachedLargeShop(opening.serverUrl, size);
  const pool = new pg.Pool({ connectionString: database_url, max: 1 });
  const admin_token = await signInAdmin(pool);
  await pool.end();
  return { ...(await openApp(opening, database_url)), database_url, admin_token };
}

const CACHE_PREFIX = 'large_shop_';

/** Renamed when complete, so that a half-built database is never used. */
async function cachedLargeShop(serverUrl: string, size: LargeShopSize): Promise<string> {
  const edition = digest([migrationsHash(), ...seedScripts()]);
  const name = `${CACHE_PREFIX}${edition}_${digest([JSON.stringify(size)])}`;
  const kept = await onServer(
    serverUrl,
    `select datname from pg_database where datname like '${CACHE_PREFIX}%'`,
  );
  const names = kept.map(({ datname }) => String(datname));
  for (const old of names.filter((each) => !each.startsWith(`${CACHE_PREFIX}${edition}_`)))
    await onServer(serverUrl, `drop database ${old} with (force)`);
  if (!names.includes(name)) await createLargeShop(serverUrl, size, name);
  return databaseUrl(serverUrl, name);
}

async function createLargeShop(serverUrl: string, size: LargeShopSize, name: string): Promise<void> {
  console.log(`making a database of ${JSON.stringify(size)}; it is kept for the next run`);
  const undo: Opening['undo'] = [];
  const url = await createMigrated({ serverUrl, undo });
  try {
    await fill(url, size);
    await onServer(serverUrl, `alter database ${new URL(url).pathname.slice(1)} rename to ${name}`);
  } catch (error) {
    for (const step of undo) await step();
    throw error;
  }
}

async function fill(url: string, size: LargeShopSize): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  try {
    await pool.query("insert into app_state (key, value) values ('demo_seeded', 'true')");
    await seedLargeShop(pool, size);
  } finally {
    await pool.end();
  }
}

const digest = (parts: readonly string[]) =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 12);

async function createDatabase({ serverUrl, undo }: Omit<Opening, 'dataDir'>): Promise<string> {
  const name = `bench_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `create database ${name}`);
  undo.push(async () => {
    await onServer(serverUrl, `drop database ${name} with (force)`);
  });
  return databaseUrl(serverUrl, name);
}

async function createMigrated(opening: Omit<Opening, 'dataDir'>): Promise<string> {
  const url = await createDatabase(opening);
  await migrate(url);
  return url;
}

function databaseUrl(serverUrl: string, name: string): string {
  const database = new URL(serverUrl);
  database.pathname = `/${name}`;
  return database.href;
}

async function openDemo(opening: Opening): Promise<Demo> {
  const url = await createMigrated(opening);
  const app = await openApp(opening, url);
  return { ...app, startAnother: () => startApp(url, app.data_dir) };
}

async function openApp({ dataDir, undo }: Opening, databaseUrl: string) {
  const data_dir = `${dataDir}/${new URL(databaseUrl).pathname.slice(1)}`;
  const { url, pid, stop } = await startApp(databaseUrl, data_dir);
  undo.push(stop);
  return { app_url: url, pid, data_dir };
}

async function onServer(url: string, statement: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}
