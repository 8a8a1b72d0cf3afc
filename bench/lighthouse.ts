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

const run = promisify(execFile);

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<string, { readonly numericValue?: number; readonly score: number | null }>
  >;
}

/** Judges one page as Lighthouse does on a phone, simulated slow network and slow processor. */
async function judge(url: string, folder: string): Promise<Report> {
  const file = join(folder, 'report.json');
  const categories = `--only-categories=${CATEGORIES.join(',')}`;
  const options = ['--output=json', `--output-path=${file}`, '--quiet', `--chrome-flags=${CHROME_FLAGS}`];
  await run('npx', ['--yes', LIGHTHOUSE, url, categories, ...options], { maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(await readFile(file, 'utf8'));
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
    for (const path of asked.length > 0 ? asked : PAGES) {
      const report = await judge(app_url + path, folder);
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
