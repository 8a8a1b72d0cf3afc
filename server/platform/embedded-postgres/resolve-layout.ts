import { createHash } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { canTraverse } from './can-traverse.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { findBinaries } from './find-binaries.ts';
import { ensurePassword, hasPassword } from './password.ts';
import { findServerUser, type ServerUser } from './server-user.ts';

/** Where things are for this start. */
export interface ServerLayout {
  /** Our own notes: password, port, owner, log. Never entered by the server's user. */
  readonly stateDir: string;
  /** PostgreSQL's data folder. */
  readonly cluster: string;
  readonly binaries: string;
  readonly user: ServerUser | null;
}

/** Where root keeps what the server's user must reach, when the project is out of that user's reach. */
const REACHABLE_ROOT = '/var/lib/arunika';

/**
 * As an ordinary user everything stays in `dataDir`. As root, data and binaries stay where they are if the server's
 * user can get there; otherwise they live under /var/lib/arunika, and a file `moved-to` in `dataDir` says where.
 * A cluster that exists already stays where it is. Refuses (EmbeddedPostgresError) one whose password is lost.
 */
export function resolveLayout(dataDir: string): ServerLayout {
  mkdirSync(dataDir, { recursive: true });
  const notes = realpathSync(dataDir);
  const user = findServerUser();
  const inside = join(notes, 'cluster');
  const binaries = findBinaries();
  assertPasswordPresent(notes, inside);
  if (user === null) return { stateDir: notes, cluster: inside, binaries, user };
  const outside = externalDirFor(notes);
  const wasOutside = existsSync(join(outside, 'cluster')) && !existsSync(inside);
  const isInside = canTraverse(notes, user) && !wasOutside;
  if (!isInside) recordExternalDir(notes, outside);
  const cluster = isInside ? inside : join(outside, 'cluster');
  return {
    stateDir: notes,
    cluster,
    binaries: canTraverse(binaries, user) ? binaries : runnableCopy(binaries),
    user: ownerOf(cluster) ?? user,
  };
}

/**
 * Named after the folder and its password: a new checkout in the place of a deleted one, or a copy of a checkout, does
 * not meet data of which it knows no password.
 */
function externalDirFor(notes: string): string {
  const name = createHash('sha256')
    .update(`${notes}\n${ensurePassword(notes)}`)
    .digest('hex')
    .slice(0, 16);
  return join(REACHABLE_ROOT, name);
}

function assertPasswordPresent(notes: string, cluster: string): void {
  if (!existsSync(cluster) || hasPassword(notes)) return;
  throw new EmbeddedPostgresError(
    `Kata sandi untuk ${cluster} tidak ada lagi (${join(notes, 'password')}). Kembalikan berkas itu, atau pindahkan folder datanya untuk mulai dari awal.`,
  );
}

/** PostgreSQL runs only as the owner of its data, e.g. of the ordinary user who started the project before root did. */
function ownerOf(cluster: string): ServerUser | null {
  const stat = statSync(cluster, { throwIfNoEntry: false });
  return stat === undefined || stat.uid === 0
    ? null
    : { name: String(stat.uid), uid: stat.uid, gid: stat.gid };
}

function recordExternalDir(notes: string, outside: string): void {
  mkdirSync(outside, { recursive: true, mode: 0o755 });
  writeFileSync(join(notes, 'moved-to'), `${outside}\n`);
}

/** One copy a version of the binaries, made beside its final place and then renamed, so that it is never half there. */
function runnableCopy(binaries: string): string {
  const version = createHash('sha256').update(binariesVersion(binaries)).digest('hex').slice(0, 12);
  const copy = join(REACHABLE_ROOT, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  mkdirSync(REACHABLE_ROOT, { recursive: true, mode: 0o755 });
  const fresh = `${copy}.${process.pid}`;
  cpSync(binaries, fresh, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(fresh, copy);
  } catch (error) {
    // Another start was quicker; its copy is as good.
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}

/** The package's version decides; the same version unpacked anew is the same copy. */
function binariesVersion(binaries: string): string {
  return readFileSync(join(binaries, '..', 'package.json'), 'utf8');
}

/** Gives a folder to the server's user; the folder itself stays closed to everybody else. */
export function chownTo(user: ServerUser | null, folder: string): void {
  if (user !== null) chownSync(folder, user.uid, user.gid);
}
