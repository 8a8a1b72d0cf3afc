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
  'messages',
  'public',
  'vite.config.ts',
  'react-router.config.ts',
  'tools/setup/compress-assets.ts',
  'tools/setup/one-language.ts',
  'tools/setup/script-groups.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** Builds the pages, when the build was made from something else than what stands here. */
export async function ensureBuilt() {
  if (existsSync(mark) && readFileSync(mark, 'utf8') === fingerprint(SOURCES)) return;
  await build();
}

/** Builds the pages, and leaves the mark by which a start knows from what they were built. */
export async function build() {
  console.error('Building pages…');
  const sources = fingerprint(SOURCES);
  rmSync(mark, { force: true });
  // One after the other: both write the types of the routes.
  for (const language of ['id', 'en']) {
    await run(command('react-router'), ['build', '--logLevel', 'warn'], {
      NODE_ENV: 'production',
      BUILD_LANGUAGE: language,
    });
  }
  // Last, so that a build that was cut short is made again.
  writeFileSync(mark, sources);
}
