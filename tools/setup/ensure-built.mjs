import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { command, node, root } from './paths.mjs';
import { run } from './run.mjs';

const SHARED = [
  'app',
  'contract',
  'shared',
  'messages',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** What is built, each from its own sources, so that a change of the server does not build the pages again. */
const parts = [
  {
    mark: join(root, 'build', '.pages'),
    sources: [...SHARED, 'public', 'vite.config.ts', 'react-router.config.ts', 'tools/setup'],
    make: buildPages,
  },
  {
    mark: join(root, 'build', '.server'),
    sources: [...SHARED, 'server', 'db', 'tools/setup'],
    make: () => run(node, ['tools/setup/bundle-server.mjs']),
  },
];

/** Builds what was built from something else than what stands here. */
export async function ensureBuilt() {
  for (const part of parts) {
    if (existsSync(part.mark) && readFileSync(part.mark, 'utf8') === fingerprint(part.sources)) continue;
    await make(part);
  }
}

/** Builds everything. */
export async function build() {
  for (const part of parts) await make(part);
}

/** Builds a part, and leaves the mark by which a start knows from what it was built. */
async function make({ mark, sources, make }) {
  const built = fingerprint(sources);
  rmSync(mark, { force: true });
  await make();
  // Last, so that a build that was cut short is made again.
  writeFileSync(mark, built);
}

async function buildPages() {
  console.error('Building pages…');
  // One after the other: both write the types of the routes.
  for (const language of ['id', 'en']) {
    await run(command('react-router'), ['build', '--logLevel', 'warn'], {
      NODE_ENV: 'production',
      BUILD_LANGUAGE: language,
    });
  }
}
