import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { identifyProcess } from './process-identity.ts';

const ownerFile = z.object({ pid: z.int().positive(), started: z.string() });
const ATTEMPTS = 5;

/** Refuses a living owner: two apps would stop each other's server. Takes over a dead one's lock. */
export function takeOwnership(stateDir: string): { release(): void } {
  const file = join(stateDir, 'owner.json');
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    if (createLock(file)) return { release: () => rmSync(file, { force: true }) };
    const pid = liveOwner(file);
    if (pid !== null) {
      throw new EmbeddedPostgresError(
        `Folder data ini sedang dipakai oleh proses ${pid}. Hentikan proses itu, atau pilih DATA_DIR yang lain.`,
      );
    }
    rmSync(file, { force: true });
  }
  throw new EmbeddedPostgresError('Folder data ini sedang diperebutkan oleh beberapa proses. Coba lagi.');
}

function createLock(file: string): boolean {
  try {
    const handle = openSync(file, 'wx', 0o600);
    writeSync(handle, JSON.stringify({ pid: process.pid, started: identifyProcess(process.pid).started }));
    closeSync(handle);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function liveOwner(file: string): number | null {
  const owner = readOwner(file);
  if (owner === null) return null;
  const { started } = identifyProcess(owner.pid);
  return started !== '' && started === owner.started ? owner.pid : null;
}

/** Null for a vanished or truncated lock. */
function readOwner(file: string) {
  try {
    return ownerFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}
