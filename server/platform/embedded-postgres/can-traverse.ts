import { existsSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ServerUser } from './server-user.ts';

const EXECUTE = 0o1;

/** Whether the user can traverse every folder on the path. */
export function canTraverse(folder: string, user: ServerUser): boolean {
  const parent = dirname(folder);
  if (!existsSync(folder)) return canTraverse(parent, user);
  const real = realpathSync(folder);
  if (real !== folder) return canTraverse(real, user);
  return grantsTraversal(folder, user) && (parent === folder || canTraverse(parent, user));
}

function grantsTraversal(folder: string, user: ServerUser): boolean {
  const { mode, uid, gid } = statSync(folder);
  const shift = uid === user.uid ? 6 : gid === user.gid ? 3 : 0;
  return ((mode >> shift) & EXECUTE) === EXECUTE;
}
