import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Database, openDatabase } from '#server/platform/db.ts';
import { readRunningUrl } from '#server/platform/embedded-postgres/index.ts';
import { type AppProcess, startApp } from './app-process.ts';
import { compareBooks } from './compare-books.ts';
import { prepareShop } from './prepare-shop.ts';
import { type Shoppers, sendShoppers } from './shoppers.ts';

const KILLS = Number(process.argv[2] ?? 30);
const SHOPPERS = 8;
const LOAD_MS = { least: 150, most: 900 };

/** The same moments in every run of a seed; printed, so that a run can be repeated with FAULT_SEED. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/**
 * Kills the app, or PostgreSQL, at random moments while purchases run, and shows what became of them. A killed app
 * is started again, as a supervisor would; a killed PostgreSQL is started again by the app.
 */
async function main(): Promise<number> {
  const seed = Number(process.env.FAULT_SEED ?? Date.now() % 1_000_000);
  const random = createRandom(seed);
  const dataDir = await mkdtemp(join(tmpdir(), 'arunika-faults-'));
  // Root's PostgreSQL runs as somebody else, who must be able to go there.
  await chmod(dataDir, 0o755);
  const population = await prepareShop(dataDir);
  let app = await startApp(dataDir);
  const shoppers = sendShoppers(population, SHOPPERS, app.url);
  const kills = { app: 0, postgres: 0 };
  try {
    for (let kill = 1; kill <= KILLS; kill++) {
      await underLoad(shoppers);
      await wait(LOAD_MS.least + random() * (LOAD_MS.most - LOAD_MS.least));
      const victim = random() < 0.5 ? 'app' : 'postgres';
      kills[victim] += 1;
      app = victim === 'app' ? await replaceApp(app, dataDir, shoppers) : await killPostgres(app, dataDir);
      shoppers.assertWell();
      console.log(`kill ${kill} ${victim}: ${shoppers.acknowledged.length} purchases acknowledged`);
    }
    await shoppers.finish();
    const isGood = await judge({ dataDir, shoppers, kills, seed });
    const code = await app.stop();
    console.log(`stopped with exit code ${code}`);
    await rm(dataDir, { recursive: true, force: true });
    return isGood && code === 0 ? 0 : 1;
  } catch (error) {
    await app.kill();
    throw error;
  }
}

/** Waits until purchases go through again: a kill that meets nobody proves nothing. */
async function underLoad(shoppers: Shoppers): Promise<void> {
  const before = shoppers.acknowledged.length;
  while (shoppers.acknowledged.length === before) {
    shoppers.assertWell();
    await wait(20);
  }
}

async function replaceApp(app: AppProcess, dataDir: string, shoppers: Shoppers): Promise<AppProcess> {
  await app.kill();
  const next = await startApp(dataDir);
  shoppers.moveTo(next.url);
  return next;
}

/** Kills the server of all connections, and waits until the app can use it again. */
async function killPostgres(app: AppProcess, dataDir: string): Promise<AppProcess> {
  const db = await openBooks(dataDir);
  const found = await db.pool.query<{ pid: string }>(
    "select split_part(pg_read_file('postmaster.pid'), e'\\n', 1) as pid",
  );
  process.kill(Number(found.rows[0]?.pid), 'SIGKILL');
  await db.close().catch(() => undefined);
  while (!(await isReady(app.url))) await wait(50);
  return app;
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );
}

async function openBooks(dataDir: string): Promise<Database> {
  const url = await readRunningUrl(`${dataDir}/postgres`);
  if (url === null) throw new Error('the embedded PostgreSQL does not run');
  return openDatabase(url, { pool_size: 1 });
}

interface Outcome {
  readonly dataDir: string;
  readonly shoppers: Shoppers;
  readonly kills: { readonly app: number; readonly postgres: number };
  readonly seed: number;
}

async function judge({ dataDir, shoppers, kills, seed }: Outcome): Promise<boolean> {
  const db = await openBooks(dataDir);
  const { lost, doubled, unknown, broken } = await compareBooks(db.pool, shoppers.acknowledged);
  await db.close();
  const audit = broken.length === 0 ? 'clean' : broken.join(', ');
  console.log(
    `kills ${kills.app + kills.postgres} (app ${kills.app}, postgres ${kills.postgres}, seed ${seed})  ` +
      `acknowledged ${shoppers.acknowledged.length}  repeated calls ${shoppers.repeated()}  ` +
      `lost ${lost}  doubled ${doubled}  unknown ${unknown}  audit ${audit}`,
  );
  return lost === 0 && doubled === 0 && unknown === 0 && broken.length === 0;
}

process.exitCode = await main();
