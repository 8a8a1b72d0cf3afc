import { existsSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ServerUser } from './server-user.ts';

const EXECUTE = 0o1;

/** Whether the user may walk down to this folder: every folder on the way must let it through. */
export function canEnter(folder: string, user: ServerUser): boolean {
  const parent = dirname(folder);
  if (!existsSync(folder)) return canEnter(parent, user);
  const real = realpathSync(folder);
  if (real !== folder) return canEnter(real, user);
  return letsThrough(folder, user) && (parent === folder || canEnter(parent, user));
}

function letsThrough(folder: string, user: ServerUser): boolean {
  const { mode, uid, gid } = statSync(folder);
  const shift = uid === user.uid ? 6 : gid === user.gid ? 3 : 0;
  return ((mode >> shift) & EXECUTE) === EXECUTE;
}
