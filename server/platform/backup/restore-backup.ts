import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import type { z } from 'zod';
import { isPrerelease, migrate, unknownMigrations } from '#server/platform/database/migrate.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { type OpenedPart, readArchive } from './archive.ts';
import { type DatabaseEnd, databaseEnd } from './dump-database.ts';
import { beginDatabaseLoad, commitDatabaseLoad, isEmpty, loadRows } from './load-database.ts';
import { fingerprintOf, listedFiles, manifestSchema } from './write-backup.ts';

export interface RestoreTarget {
  readonly database_url: string;
  readonly storage: Storage;
  /** The configured secret; null: the installation keeps its own. */
  readonly auth_secret: string | null;
  /** Throws if another secret is kept already. */
  readonly keepSecret: (secret: string) => Promise<void>;
}

export interface RestoreSummary {
  readonly made_at: string;
  readonly rows: number;
  readonly files: number;
  /** Files in a bucket that the backup only lists, and that are not in this one. */
  readonly missing: readonly string[];
}

export type RestoreRefusal = 'NOT_EMPTY' | 'PRERELEASE' | 'NEWER_RELEASE' | 'SECRET_MISSING' | 'OTHER_SECRET';

/** Nothing was changed. */
export class RestoreRefused extends Error {
  readonly code: RestoreRefusal;
  constructor(code: RestoreRefusal) {
    super(`not restored: ${code}`);
    this.code = code;
  }
}

/** One transaction, committed once the whole file matched, so a failure can be repeated. */
export async function restoreBackup(
  target: RestoreTarget,
  file: string,
  passphrase: string,
): Promise<RestoreSummary> {
  const parts = readArchive(file, passphrase);
  const client = new pg.Client({ connectionString: target.database_url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const first = await parts.next();
    if (first.done === true) throw new Error('the backup is empty');
    const manifest = manifestSchema.parse(await jsonOf(first.value));
    await prepare(target, client, manifest);
    const restored = await load({ ...target, client, manifest }, parts);
    await migrate(target.database_url);
    return restored;
  } finally {
    await parts.return(undefined);
    await client.end();
  }
}

type Manifest = z.output<typeof manifestSchema>;

/** Every reason against it but a database that is not empty. */
export function refusalOf(
  { database, secret }: Pick<Manifest, 'database' | 'secret'>,
  auth_secret: string | null,
): RestoreRefusal | null {
  if (isPrerelease(database.migrations)) return 'PRERELEASE';
  if (unknownMigrations(database.migrations).length > 0) return 'NEWER_RELEASE';
  if (auth_secret === null) return secret.kept === null ? 'SECRET_MISSING' : null;
  return fingerprintOf(auth_secret) === secret.fingerprint ? null : 'OTHER_SECRET';
}

async function prepare(target: RestoreTarget, client: pg.Client, manifest: Manifest): Promise<void> {
  const { database, secret } = manifest;
  const refusal = (await isEmpty(client)) ? refusalOf(manifest, target.auth_secret) : 'NOT_EMPTY';
  if (refusal !== null) throw new RestoreRefused(refusal);
  if (target.auth_secret === null && secret.kept !== null) await target.keepSecret(secret.kept);
  await migrate(target.database_url, database.migrations.at(-1)?.name);
}

interface Load extends RestoreTarget {
  readonly client: pg.Client;
  readonly manifest: Manifest;
}

async function load(
  { storage, client, manifest: { made_at, database } }: Load,
  parts: AsyncIterable<OpenedPart>,
): Promise<RestoreSummary> {
  const foreignKeys = await beginDatabaseLoad(client, database);
  let end: DatabaseEnd | null = null;
  let files = 0;
  let missing: readonly string[] = [];
  for await (const part of parts) {
    const [, folder, rest = ''] = /^(?:(tables|files)\/)?(.*)$/.exec(part.name) ?? [];
    if (folder === 'tables') await loadRows(client, database, { table: rest, bytes: part.bytes });
    else if (folder === 'files') {
      await storage.put(rest, part.bytes);
      files += 1;
    } else if (rest === 'end.json') end = databaseEnd.parse(await jsonOf(part));
    else if (rest === 'files.json')
      missing = await findMissingFiles(storage, listedFiles.parse(await jsonOf(part)));
    else throw new Error(`a part that no backup has: ${part.name}`);
  }
  if (end === null) throw new Error('the backup has no end');
  await commitDatabaseLoad(client, { ...database, ...end, foreignKeys });
  const rows = Object.values(end.rows).reduce((sum, n) => sum + n, 0);
  return { made_at, rows, files, missing };
}

async function findMissingFiles(
  storage: Storage,
  listed: z.output<typeof listedFiles>,
): Promise<readonly string[]> {
  const missing: string[] = [];
  for (const { key, size } of listed) if ((await storage.size(key)) !== size) missing.push(key);
  return missing;
}

async function jsonOf({ bytes }: OpenedPart): Promise<unknown> {
  return JSON.parse((await buffer(bytes)).toString('utf8'));
}
