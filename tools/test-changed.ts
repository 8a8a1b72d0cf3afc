import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { importsOf, readRoutes, selectTests } from './test-run/select-tests.ts';

const SOURCES = '{app,contract,messages,shared,server,db,tools,bench,tests}/**/*.{ts,tsx,mts,mjs}';
const ADDRESS = /['"`](\/[\w/-]*)/g;

const git = (...args: readonly string[]) =>
  spawnSync('git', args, { encoding: 'utf8' }).stdout.split('\n').filter(Boolean);

// `npm run test:changed [-- BASE]`: compares with BASE, else with the branch point from `main`, else with the last
// commit.
const [head = ''] = git('rev-parse', 'HEAD');
const [left = head] = git('merge-base', 'HEAD', 'main');
const isOnMain = left === head;
const uncommitted = git('status', '--porcelain', '--untracked-files=all').map((line) => line.slice(3));
const base = process.argv[2] ?? (isOnMain ? (uncommitted.length > 0 ? 'HEAD' : 'HEAD~1') : left);
const changed = [...new Set([...git('diff', '--name-only', base), ...uncommitted])];

const files = globSync(SOURCES).map((file) => relative('.', file).replaceAll('\\', '/'));
const imports = new Map(files.map((file) => [file, importsOf(file)]));
const addressesIn = (journey: string) =>
  [journey, ...(imports.get(journey) ?? []).filter((file) => file.startsWith('tests/'))].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(ADDRESS)].map(([, address = '']) => address),
  );
const { unit, journeys, left_out } = selectTests(changed, { imports, routes: readRoutes(), addressesIn });

console.log(
  `${changed.length} files changed since ${base}: ${unit.length} unit test files, ${journeys.length} journeys`,
);
for (const file of left_out) console.log(`– ${file}  left out`);
const run = (args: readonly string[]) => spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0;
const vitest = (project: string, chosen: readonly string[]) =>
  chosen.length === 0 || run(['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...chosen]);
const isGood =
  vitest('unit', unit) && (journeys.length === 0 || run(['tools/build.mjs'])) && vitest('journeys', journeys);
process.exitCode = isGood ? 0 : 1;
