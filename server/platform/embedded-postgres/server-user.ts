import { readFileSync } from 'node:fs';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

export interface ServerUser {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

const CANDIDATES = ['postgres', 'nobody'];

/** Null: an ordinary user, who runs PostgreSQL. */
export function findServerUser(): ServerUser | null {
  if (process.getuid?.() !== 0) return null;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n').map(parseLine);
  for (const name of CANDIDATES) {
    const user = users.find((candidate) => candidate?.name === name);
    if (user !== null && user !== undefined) return user;
  }
  throw new EmbeddedPostgresError(
    'PostgreSQL menolak berjalan sebagai root, dan tidak ada pengguna "postgres" atau "nobody" di mesin ini.',
  );
}

function parseLine(line: string): ServerUser | null {
  const [name = '', , uid = '', gid = ''] = line.split(':');
  return /^\d+$/.test(uid) && /^\d+$/.test(gid) ? { name, uid: Number(uid), gid: Number(gid) } : null;
}

export function asUser(user: ServerUser | null): { readonly uid?: number; readonly gid?: number } {
  return user === null ? {} : { uid: user.uid, gid: user.gid };
}
