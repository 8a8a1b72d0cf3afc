import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const bin = join(root, 'node_modules', '.bin');

/** The Node from the packages, whatever version started this script. */
export const node = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

export function command(name) {
  return join(bin, process.platform === 'win32' ? `${name}.cmd` : name);
}

/** Shares the compile cache between starts; in a read-only tree each start compiles. */
export const compiled = { NODE_COMPILE_CACHE: join(root, 'build', '.compiled') };

/** Halves memory under load: the young generation and malloc's arenas grow with the machine (ADR 0066). */
export const lowMemory = {
  args: ['--max-semi-space-size=16', '--max-old-space-size=1024'],
  env: { MALLOC_ARENA_MAX: '2' },
};

/** Interactive starts get a demo business with a history. */
export const demoEnvironment = { DEMO_PAST: process.env.DEMO_PAST ?? '1' };

export function environment(extra = {}) {
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`, ...extra };
}
