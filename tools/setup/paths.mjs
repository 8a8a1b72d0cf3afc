import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const bin = join(root, 'node_modules', '.bin');

/** The Node that came with the packages, whatever version started this script. */
export const node = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/** A command of an installed package. */
export function command(name) {
  return join(bin, process.platform === 'win32' ? `${name}.cmd` : name);
}

/** What one start has compiled, the next ones need not; where nothing may be written, each compiles. */
export const compiled = { NODE_COMPILE_CACHE: join(root, 'build', '.compiled') };

/** Halves what a web process holds under load: the young generation and the arenas of malloc grow with the machine (ADR 0185). */
export const lean = {
  args: ['--max-semi-space-size=16', '--max-old-space-size=1024'],
  env: { MALLOC_ARENA_MAX: '2' },
};

/** How people start the app: with a demo business that has a past. */
export const lived = { DEMO_PAST: process.env.DEMO_PAST ?? '1' };

/** The environment for everything that is started: commands of the packages come first. */
export function environment(extra = {}) {
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`, ...extra };
}
