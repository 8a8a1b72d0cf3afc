import { createHash } from 'node:crypto';
import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const MEMORY = '/dev/shm';
/** The log of the tests' PostgreSQL may grow to 2 GB before it is cut. */
const ROOMY_BYTES = 6e9;

/**
 * Where the PostgreSQL of a test run lives: DATA_DIR, else memory, else `.test`. Every test clones a database of 300
 * files and drops it; ext4 looks at each file deleted in the last seconds before it makes a new one, and soon does
 * nothing else (a run takes three times as long).
 */
export function serverFolder(project: string): { readonly path: string; readonly isTemporary: boolean } {
  const given = process.env.DATA_DIR;
  if (given !== undefined) return { path: resolve(given, `postgres-${project}`), isTemporary: false };
  if (!isRoomy(MEMORY)) return { path: resolve('.test', `postgres-${project}`), isTemporary: false };
  // One a checkout and project, so that runs side by side do not meet, and what a killed run left is used again.
  const checkout = createHash('sha256').update(process.cwd()).digest('hex').slice(0, 12);
  return { path: join(MEMORY, `arunika-test-${checkout}-${project}`), isTemporary: true };
}

/** Where the folders of single tests lie: in memory where there is room, for PostgreSQL waits for a disk at every start. */
export const temporaryParent = (): string => (isRoomy(MEMORY) ? MEMORY : tmpdir());

function isRoomy(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= ROOMY_BYTES;
  } catch {
    return false;
  }
}
