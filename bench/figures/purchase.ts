import pg from 'pg';
import { openDistantDatabase } from '../distant-database.ts';
import { drive, driveInTurn } from '../drive.ts';
import { atLeast, atMost, type Figure, percentile } from '../figure.ts';
import { createShopper } from '../http-calls.ts';
import { openNamedPool } from '../named-pool.ts';
import { type Population, purchaseTasks } from '../population.ts';
import type { RunningProcess } from '../processes.ts';
import { rawPurchase } from '../raw-purchase.ts';

const CONCURRENCY = 8;
const SECONDS = 10;

interface Stage {
  readonly app_url: string;
  readonly database_url: string;
  readonly population: Population;
}

type StartApp = (databaseUrl: string) => Promise<RunningProcess>;

interface PurchaseScenario {
  readonly name: string;
  readonly lines: number;
}

/** (b) A cart over HTTP beside the same SQL sent by raw `pg`, in turn on the same database. */
export async function measurePurchase(stage: Stage, { name, lines }: PurchaseScenario): Promise<Figure> {
  const errands = purchaseTasks(stage.population, lines);
  const shopper = createShopper(stage.app_url, CONCURRENCY);
  const pool = openNamedPool(stage.database_url, CONCURRENCY);
  const overHttp = { errands, concurrency: CONCURRENCY, run: shopper.buy };
  const overPg = { errands, concurrency: CONCURRENCY, run: rawPurchase(pool) };
  try {
    const measured = await driveInTurn(overHttp, overPg, { warmUpSeconds: 2, seconds: 5 });
    return figureOf({ name, ...measured });
  } finally {
    shopper.close();
    await pool.end();
  }
}

/** Purchases a second with a worker that writes receipts and invoices, against none. */
export async function measureBesideWorker(
  stage: Stage,
  startWorker: () => Promise<unknown>,
): Promise<Figure> {
  const errands = purchaseTasks(stage.population, 1);
  const shopper = createShopper(stage.app_url, CONCURRENCY);
  const plan = { errands, concurrency: CONCURRENCY, run: shopper.buy };
  const pool = new pg.Pool({ connectionString: stage.database_url, max: 1 });
  try {
    await drive({ ...plan, seconds: 3 });
    const alone = await drive({ ...plan, seconds: SECONDS });
    await startWorker();
    // The worker starts with a backlog of receipts from the runs above.
    const before = await countInvoices(pool);
    const beside = await drive({ ...plan, seconds: SECONDS });
    const invoices = (await countInvoices(pool)) - before;
    const ratio = beside.per_second / alone.per_second;
    return {
      name: 'purchase-beside-worker',
      unit: 'purchases/s',
      ours: beside.per_second,
      limit: alone.per_second,
      ratio,
      targets: [atLeast('ratio', ratio, 0.7)],
      notes: {
        p99_ms: percentile(beside.latencies_ms, 0.99),
        invoices_per_second: invoices / SECONDS,
      },
    };
  } finally {
    shopper.close();
    await pool.end();
  }
}

const DELAY_MS = 2;
const LOOKS = 400;
const WARM_UP = 100;

/**
 * One buyer after the other, in turn from a process beside its database and from one whose database is `DELAY_MS` away
 * in each direction. What the second takes longer, in units of an empty statement's, is the round trips of a request.
 */
export async function measureDistantPurchase(stage: Stage, startApp: StartApp): Promise<Figure> {
  const distant = await openDistantDatabase(stage.database_url, DELAY_MS);
  const app = await startApp(distant.url);
  const errands = purchaseTasks(stage.population, 1);
  const shoppers = [createShopper(stage.app_url, 1), createShopper(app.url, 1)] as const;
  const [beside, away]: readonly [number[], number[]] = [[], []];
  const buy = async (shopper: ReturnType<typeof createShopper>) => {
    const next = errands.next();
    if (next.done === true) throw new Error('ran out of errands');
    const begun = performance.now();
    await shopper.buy(next.value);
    return performance.now() - begun;
  };
  const trip = (await emptyStatementMs(distant.url)) - (await emptyStatementMs(stage.database_url));
  try {
    for (let look = -WARM_UP; look < LOOKS; look++) {
      const [mine, other] = [await buy(shoppers[0]), await buy(shoppers[1])];
      if (look < 0) continue;
      beside.push(mine);
      away.push(other);
    }
  } finally {
    for (const shopper of shoppers) shopper.close();
    await app.stop();
    distant.close();
  }
  const [limit, ours] = [percentile(beside, 0.5), percentile(away, 0.5)];
  return {
    name: 'purchase-distant',
    unit: 'ms',
    ours,
    limit,
    ratio: ours / limit,
    targets: [atMost('round trips', (ours - limit) / trip, 6)],
    notes: { p99_ms: percentile(away, 0.99), trip_ms: trip },
  };
}

async function emptyStatementMs(databaseUrl: string): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const taken: number[] = [];
  for (let look = 0; look < WARM_UP; look++) {
    const begun = performance.now();
    await pool.query('select 1');
    taken.push(performance.now() - begun);
  }
  await pool.end();
  return percentile(taken, 0.5);
}

async function countInvoices(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ total: number }>('select count(*)::int as total from invoices');
  return rows[0]?.total ?? 0;
}

interface PurchaseMeasurement {
  readonly name: string;
  readonly ours: number;
  readonly limit: number;
  readonly latencies: readonly number[];
  readonly client_share: number;
}

function figureOf(measured: PurchaseMeasurement): Figure {
  const ratio = measured.ours / measured.limit;
  const p50 = percentile(measured.latencies, 0.5);
  const p99 = percentile(measured.latencies, 0.99);
  return {
    name: measured.name,
    unit: 'purchases/s',
    ours: measured.ours,
    limit: measured.limit,
    ratio,
    targets: [atLeast('ratio', ratio, 0.5), atMost('p99/p50', p99 / p50, 4)],
    notes: { p50_ms: p50, p99_ms: p99, client_share: measured.client_share },
  };
}
