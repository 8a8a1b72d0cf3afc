import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface KeptRelease {
  readonly version: string;
  /** Null: the history does not have it, as in a shallow clone. */
  readonly commit: string | null;
}

const run = promisify(execFile);

/** The newest release that is kept in `tests/releases` of a repository; null: none is kept. */
export async function findKeptRelease(root: string): Promise<KeptRelease | null> {
  const folder = join(root, 'tests', 'releases');
  const kept = existsSync(folder) ? (await readdir(folder)).filter((name) => name.endsWith('.age')) : [];
  const [newest] = kept.sort((one, other) => other.localeCompare(one, 'en', { numeric: true }));
  if (newest === undefined) return null;
  const version = newest.replace('.age', '');
  const tagged = await resolveCommit(root, `refs/tags/v${version}`);
  return { version, commit: tagged ?? (await findKeepingCommit(root, `tests/releases/${newest}`)) };
}

export function resolveCommit(root: string, name: string): Promise<string | null> {
  return run('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`], { cwd: root }).then(
    ({ stdout }) => stdout.trim(),
    () => null,
  );
}

/** A clone may lack the tags; a release is kept in the commit that is tagged. */
async function findKeepingCommit(root: string, file: string): Promise<string | null> {
  const args = ['log', '--diff-filter=A', '--format=%H %P', '-1', '--', file];
  const { stdout } = await run('git', args, { cwd: root });
  const [commit = '', parent] = stdout.trim().split(' ');
  // Where a history was cut off, its first commit seems to add every file.
  return parent === undefined ? null : commit;
}
