import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openStage } from './stage.ts';

/** Fetched when it is asked for: it weighs more than everything else here together. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const LEAST_SCORE = 95;
const CHROME_FLAGS =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';
const PAGES = [
  '/',
  '/marketplace',
  '/blog',
  '/blog/biaya-pekerjaan-berulang',
  '/case-study/kursi-klinik-gigi-terisi',
  '/consultation',
];

const RUNS = 3;
/**
 * Lighthouse's four times as slow is meant for a machine in the middle of its fastest class, 1500 to 2000 of its own
 * index (docs/throttling.md); a slower machine would play a slower phone. So the phone stays the same, not the factor.
 */
const LARGEST_SLOWDOWN = 4;
const PHONE_INDEX = 1750 / LARGEST_SLOWDOWN;

const run = promisify(execFile);

interface Report {
  readonly environment: { readonly benchmarkIndex: number };
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<string, { readonly numericValue?: number; readonly score: number | null }>
  >;
}

/** Judges one page as Lighthouse does on a phone, simulated slow network and slow processor. */
async function judge(url: string, folder: string, slowdown: number): Promise<Report> {
  const file = join(folder, 'report.json');
  const categories = `--only-categories=${CATEGORIES.join(',')}`;
  const options = [
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
    `--throttling.cpuSlowdownMultiplier=${slowdown.toFixed(2)}`,
    `--chrome-flags=${CHROME_FLAGS}`,
  ];
  await run('npx', ['--yes', LIGHTHOUSE, url, categories, ...options], { maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(await readFile(file, 'utf8'));
}

/** The run in the middle by its performance: single runs differ by how busy the machine was. */
async function judgeFairly(url: string, folder: string, slowdown: number): Promise<Report> {
  const reports: Report[] = [];
  for (let count = 0; count < RUNS; count++) reports.push(await judge(url, folder, slowdown));
  const performance = ({ categories }: Report) => categories.performance?.score ?? 0;
  const middle = reports.sort((a, b) => performance(a) - performance(b))[Math.floor(RUNS / 2)];
  if (middle === undefined) throw new Error('no run');
  return middle;
}

/** The first run only tells how fast the machine is. */
async function readSlowdown(url: string, folder: string): Promise<number> {
  const { benchmarkIndex } = (await judge(url, folder, LARGEST_SLOWDOWN)).environment;
  const slowdown = Math.min(LARGEST_SLOWDOWN, Math.max(1, benchmarkIndex / PHONE_INDEX));
  console.log(
    `benchmark index ${Math.round(benchmarkIndex)}, processor slowed down ${slowdown.toFixed(2)} times`,
  );
  return slowdown;
}

function describe(path: string, { categories, audits }: Report): { text: string; isGood: boolean } {
  const scores = CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100));
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const shift = value('cumulative-layout-shift');
  const text = [
    path,
    ...CATEGORIES.map((name, place) => `${name} ${scores[place]}`),
    `LCP ${Math.round(value('largest-contentful-paint'))} ms`,
    `TBT ${Math.round(value('total-blocking-time'))} ms`,
    `CLS ${Math.round(shift * 1000) / 1000}`,
  ].join('  |  ');
  return { text, isGood: scores.every((score) => score >= LEAST_SCORE) && shift < 0.001 };
}

function failedAudits({ audits }: Report): string {
  const failed = Object.entries(audits).filter(([, { score }]) => score !== null && score < 0.9);
  return failed.map(([name]) => name).join(', ');
}

async function main(asked: readonly string[]): Promise<number> {
  const stage = await openStage();
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  let missed = 0;
  try {
    const { app_url } = await stage.openDemo();
    const slowdown = await readSlowdown(app_url, folder);
    for (const path of asked.length > 0 ? asked : PAGES) {
      const report = await judgeFairly(app_url + path, folder, slowdown);
      const { text, isGood } = describe(path, report);
      console.log(isGood ? text : `${text}  |  MISSED (below 0.9: ${failedAudits(report)})`);
      if (!isGood) missed++;
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
    await stage.close();
  }
  return missed === 0 ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
