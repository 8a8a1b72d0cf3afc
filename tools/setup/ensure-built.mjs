import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { command, root } from './paths.mjs';
import { run } from './run.mjs';

const mark = join(root, 'build', '.fingerprint');
const SOURCES = [
  'app',
  'contract',
  'shared',
  'public',
  'vite.config.ts',
  'react-router.config.ts',
  'tools/setup/compress-assets.ts',
  'tsconfig.json',
  'package-lock.json',
];

/** Builds the pages, when the build was made from something else than what stands here. */
export async function ensureBuilt() {
  const wanted = fingerprint(SOURCES);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  console.error('Building pages…');
  rmSync(mark, { force: true });
  await run(command('react-router'), ['build', '--logLevel', 'warn'], { NODE_ENV: 'production' });
  // Last, so that a build that was cut short is made again.
  writeFileSync(mark, wanted);
}
