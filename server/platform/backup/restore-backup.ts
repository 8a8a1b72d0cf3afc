import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { z } from 'zod';
import { isPrerelease, migrate, unknownMigrations } from '../database/migrate.ts';
import type { Storage } from '../storage/storage.ts';
import { type OpenedPart, readArchive } from './archive.ts';
import { type DatabaseEnd, type DatabaseShape, databaseEnd, quoted } from './dump-database.ts';
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

/** Also true for a database that a start has only migrated. */
async function isEmpty(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ is_migrated: boolean }>(
    "select to_regclass('public.users') is not null as is_migrated",
  );
  return rows[0]?.is_migrated !== true || (await client.query('select from users limit 1')).rowCount === 0;
}

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** Triggers ran when the rows were written; foreign keys are checked at the end. Needs no superuser. */
async function beginDatabaseLoad(
  client: pg.ClientBase,
  { tables }: DatabaseShape,
): Promise<readonly ForeignKey[]> {
  await client.query('begin');
  await client.query('set local statement_timeout = 0; set local datestyle = iso');
  const { rows: foreignKeys } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of foreignKeys)
    await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} disable trigger user`);
  await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`);
  return foreignKeys;
}

async function loadRows(
  client: pg.ClientBase,
  { tables }: DatabaseShape,
  { table, bytes }: { readonly table: string; readonly bytes: AsyncIterable<Uint8Array> },
): Promise<void> {
  const columns = tables.find(({ name }) => name === table)?.columns;
  if (columns === undefined)
    throw new Error(`the backup has rows of a table that it does not name: ${table}`);
  const copy = copyFrom(`copy ${quoted(table)} (${columns.map(quoted).join(', ')}) from stdin`);
  await pipeline(bytes, client.query(copy));
}

interface DatabaseLoad extends DatabaseShape, DatabaseEnd {
  readonly foreignKeys: readonly ForeignKey[];
}

async function commitDatabaseLoad(
  client: pg.ClientBase,
  { tables, migrations, foreignKeys, rows, sequences, jobs }: DatabaseLoad,
): Promise<void> {
  for (const { name } of tables) {
    const counted = await client.query<{ n: number }>(`select count(*)::int as n from ${quoted(name)}`);
    const n = counted.rows[0]?.n;
    if (n !== rows[name]) throw new Error(`${name} has ${n} rows, ${rows[name]} were backed up`);
    await client.query(`alter table ${quoted(name)} enable trigger user`);
  }
  for (const { table, name, definition } of foreignKeys)
    await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
  await client.query(
    'update schema_migrations m set applied_at = b.applied_at from json_populate_recordset(null::schema_migrations, $1) b where b.name = m.name',
    [JSON.stringify(migrations)],
  );
  for (const [name, last] of Object.entries(sequences)) {
    if (last !== null)
      await client.query('select setval($1::regclass, $2)', [`public.${quoted(name)}`, last]);
  }
  for (const { name, payload, queue, run_at, max_attempts, key, priority } of jobs) {
    await client.query(
      `select graphile_worker.add_job($1, $2::json, queue_name => $3, run_at => $4, max_attempts => $5,
         job_key => $6, priority => $7)`,
      [name, JSON.stringify(payload), queue, run_at, max_attempts, key, priority],
    );
  }
  await client.query('commit');
  await client.query('analyze');
}
