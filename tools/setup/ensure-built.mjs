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

/** Each part has its own sources, so that a server change does not rebuild the pages. */
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

export async function ensureBuilt() {
  for (const part of parts) {
    if (existsSync(part.mark) && readFileSync(part.mark, 'utf8') === fingerprint(part.sources)) continue;
    await make(part);
  }
}

export async function build() {
  for (const part of parts) await make(part);
}

async function make({ mark, sources, make }) {
  const built = fingerprint(sources);
  rmSync(mark, { force: true });
  await make();
  // Written last, so that an interrupted build is repeated.
  writeFileSync(mark, built);
}

async function buildPages() {
  console.error('Building pages…');
  // Sequential, because both write the route types.
  for (const language of ['id', 'en']) {
    await run(command('react-router'), ['build', '--logLevel', 'warn'], {
      NODE_ENV: 'production',
      BUILD_LANGUAGE: language,
    });
  }
}
