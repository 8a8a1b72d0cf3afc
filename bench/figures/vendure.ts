import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { drive } from '../drive.ts';
import { atLeast, type Figure, median } from '../figure.ts';
import { createShopper } from '../http-calls.ts';
import { requestsPerSecond } from '../load.ts';
import { openVendure, type Vendure } from '../peers/vendure-client.ts';
import { purchaseTasks } from '../population.ts';
import { startScript } from '../processes.ts';
import type { Shop, Stage } from '../stage.ts';

const FOLDER = fileURLToPath(new URL('../peers/vendure/', import.meta.url));
const run = promisify(execFile);
const MAIN = `${FOLDER}main.mjs`;
const CUSTOMERS = 8;
const PRODUCTS = 200;
const ROUNDS = 3;
const SECONDS = 4;

export const isVendureInstalled = () => existsSync(`${FOLDER}node_modules/@vendure/core`);

/** Its packages are no dependencies of ours: they are fetched when somebody asks for this comparison. */
export async function installVendure(): Promise<void> {
  const options = ['--ignore-scripts', '--no-package-lock', '--prefix', FOLDER];
  if (!isVendureInstalled()) await run('npm', ['install', ...options]);
}

/** The same work by Vendure, with as many products on the same PostgreSQL, and a worker beside neither. */
export async function compareWithVendure(stage: Stage): Promise<readonly Figure[]> {
  const shop = await stage.openShop({ buyers: 500, products: PRODUCTS, ledger_rows: 1000 });
  const env = {
    DATABASE_URL: await stage.createDatabase(),
    NODE_ENV: 'production',
    NODE_NO_WARNINGS: '1',
    VENDURE_DISABLE_TELEMETRY: 'true',
  };
  const fill = [MAIN, 'populate', `${PRODUCTS}`, `${CUSTOMERS}`];
  await run(process.execPath, fill, { env: { ...process.env, ...env } });
  const server = await startScript([MAIN, 'serve'], env);
  const vendure = await openVendure(server.url, CUSTOMERS);
  try {
    return await compareAll(shop, vendure);
  } finally {
    vendure.close();
    await server.stop();
  }
}

async function compareAll(shop: Shop, vendure: Vendure): Promise<readonly Figure[]> {
  const shopper = createShopper(shop.app_url, CUSTOMERS);
  const tasks = purchaseTasks(shop.population);
  const variants = variantsInTurn();
  const search = async ({ words, limit }: Search) => {
    const asked = new URLSearchParams({ search: words, limit: String(limit) });
    const answer = await fetch(`${shop.app_url}/api/products?${asked}`);
    if (answer.status !== 200) throw new Error(`a search answered ${answer.status}`);
    await answer.arrayBuffer();
  };
  const comparisons: readonly Comparison[] = [
    // As either serves it: we keep an answer until a product changes, Vendure makes it again.
    {
      name: 'list',
      ours: kept(`${shop.app_url}/api/products?limit=20`),
      theirs: driven(variants, vendure.list),
    },
    {
      name: 'detail',
      ours: kept(`${shop.app_url}/api/products/produk-77`),
      theirs: driven(variants, (n) => vendure.read(`produk-${n}`)),
    },
    { name: 'search', ours: driven(searches(), search), theirs: driven(searches(), vendure.search) },
    {
      name: 'purchase',
      ours: driven(tasks, shopper.buy),
      theirs: driven(variants, vendure.buy),
      minimum: 30,
    },
  ];
  try {
    const figures: Figure[] = [];
    for (const comparison of comparisons) figures.push(await compareInTurn(comparison));
    return figures;
  } finally {
    shopper.close();
  }
}

/** Answers a second. */
type Measure = () => Promise<number>;

const kept =
  (url: string): Measure =>
  async () =>
    (await requestsPerSecond({ url, headers: {}, seconds: SECONDS })).rate;

const driven =
  <Work>(errands: Iterator<Work, void>, task: (work: Work) => Promise<void>): Measure =>
  async () =>
    (await drive({ errands, concurrency: CUSTOMERS, seconds: SECONDS, run: task })).per_second;

interface Search {
  readonly words: string;
  readonly limit: number;
}

/** All of them find something, and none was asked before: no answer was kept. */
function* searches(): Generator<Search, void> {
  for (let limit = 20; limit > 0; limit--)
    for (const word of ['lembar', 'kerja', 'mencatat', 'penjualan', 'harian', 'toko'])
      for (let n = 1; n <= PRODUCTS; n++) yield { words: `produk ${n} ${word}`, limit };
}

function* variantsInTurn(): Generator<number, void> {
  for (;;) for (let n = 1; n <= PRODUCTS; n++) yield n;
}

interface Comparison {
  readonly name: string;
  readonly ours: Measure;
  readonly theirs: Measure;
  /** How many times as many as Vendure; without it the figure is only printed. */
  readonly minimum?: number;
}

/** Both in turn, so that a slow moment of the machine hits both; medians of the rounds. */
async function compareInTurn({ name, ours, theirs, minimum }: Comparison): Promise<Figure> {
  const rates: { readonly ours: number; readonly theirs: number }[] = [];
  // The first round warms both up.
  for (let round = -1; round < ROUNDS; round++) {
    const rate = { ours: await ours(), theirs: await theirs() };
    if (round >= 0) rates.push(rate);
  }
  const our = median(rates.map((rate) => rate.ours));
  const their = median(rates.map((rate) => rate.theirs));
  return {
    name: `vendure:${name}`,
    unit: 'a second',
    ours: our,
    limit: their,
    ratio: our / their,
    targets: minimum === undefined ? [] : [atLeast('times Vendure', our / their, minimum)],
    notes: {},
  };
}
