import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { findKeptRelease, type KeptRelease, resolveCommit } from './kept-release.ts';
import { node, root } from './setup/paths.mjs';

/**
 * `npm run older-release [COMMIT]`: the release before on the database of this one, as while a deploy goes on. Its code
 * is taken out of the history, patched where a patch is kept with it (docs/recipes/release.md), given the migrations that
 * stand here, and has to pass its own tests: every route of its contract, buying, subscriptions, payments. Exit code 0
 * also where none is kept, or the history does not have it (a shallow clone), and then it says so.
 */
const RELEASES = join(root, 'tests', 'releases');
const TESTS = [
  'tests/api/every-operation.test.ts',
  'tests/api/shop.test.ts',
  'tests/api/subscriptions.test.ts',
  'server/checkout',
  'server/payments/webhooks',
];
const run = promisify(execFile);

/** Fixes what was found to break in it; such a release is not deployed over before its patch runs. */
async function patch(version: string, folder: string): Promise<void> {
  const file = join(RELEASES, `${version}.patch`);
  if (!existsSync(file)) return;
  await run('git', ['apply', '--unsafe-paths', file], { cwd: folder });
  console.log(`with ${relative(root, file)}, which has to run before this release is deployed`);
}

async function layOut(
  { version, commit }: { readonly version: string; readonly commit: string },
  folder: string,
): Promise<void> {
  const archive = join(folder, 'release.tar');
  await run('git', ['archive', '--output', archive, commit], { cwd: root });
  await run('tar', ['-xf', archive, '-C', folder]);
  await rm(archive);
  await patch(version, folder);
  await rm(join(folder, 'db', 'migrations'), { recursive: true });
  await cp(join(root, 'db', 'migrations'), join(folder, 'db', 'migrations'), { recursive: true });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
}

async function passesItsTests(folder: string): Promise<boolean> {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const present = TESTS.filter((path) => existsSync(join(folder, path)));
  // Generous limits, because the machine may run other tests, too.
  const limits = ['--testTimeout=90000', '--hookTimeout=90000'];
  const args = [vitest, 'run', '--project', 'unit', '--reporter=dot', ...limits, ...present];
  try {
    const { stdout } = await run(node, args, { cwd: folder, maxBuffer: 50_000_000 });
    console.log(stdout.split('\n').find((line) => /Tests .*passed/.test(line)) ?? '');
    return true;
  } catch (error) {
    // Vitest names failed tests on stderr.
    const said = error instanceof Error && 'stdout' in error && 'stderr' in error;
    console.log(said ? `${error.stdout}${error.stderr}` : error);
    return false;
  }
}

async function findRelease(asked: string | undefined): Promise<KeptRelease | null> {
  if (asked === undefined) return findKeptRelease(root);
  return { version: asked.replace(/^v/, ''), commit: await resolveCommit(root, asked) };
}

const release = await findRelease(process.argv[2]);
if (release === null) {
  console.log('– older release  left out: none is kept');
} else if (release.commit === null) {
  console.log(`– older release  left out: the history does not have ${release.version}`);
} else {
  const { version, commit } = release;
  const folder = await mkdtemp(join(tmpdir(), 'arunika-older-'));
  try {
    await layOut({ version, commit }, folder);
    console.log(`the code of ${version} on the migrations that stand here`);
    process.exitCode = (await passesItsTests(folder)) ? 0 : 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
