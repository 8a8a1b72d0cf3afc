import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { settleWithin } from '../failures/within.ts';
import { ROOT } from '../root-folder.ts';

const SCHEMA = new URL('db/schema/', ROOT);
const MIGRATIONS = new URL('db/migrations/', ROOT);
/** The name under which the schema of 1.0 is recorded; it sorts before every migration, whose numbers begin at 0001. */
const BASELINE = '0000-release-1.0';
/** Arbitrary; serializes migrations of one database. */
const LOCK = 4_071_926;
const CONNECT_LIMIT_MS = 5_000;
const CLOSE_LIMIT_MS = 1_000;
/** Long, for large tables and for another process's migration. */
const MIGRATION_LIMIT_MS = 900_000;

interface Migration {
  readonly name: string;
  readonly hash: string;
  readonly sql: string;
}

let known: readonly Migration[] | undefined;

/** The schema of 1.0, then the migrations; read and hashed once per process. */
export function readMigrations(): readonly Migration[] {
  known ??= readFolders();
  return known;
}

function readFolders(): readonly Migration[] {
  const migrations = readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => asMigration(name, readFileSync(new URL(name, MIGRATIONS), 'utf8')));
  return [asMigration(BASELINE, readSchema()), ...migrations];
}

/** `index.sql` with the files that it includes, as psql would read them. */
function readSchema(): string {
  const index = readFileSync(new URL('index.sql', SCHEMA), 'utf8');
  return index.replace(/^\\ir (\S+)$/gm, (_, file: string) => readFileSync(new URL(file, SCHEMA), 'utf8'));
}

const asMigration = (name: string, sql: string): Migration => ({ name, sql, hash: hashOf(sql) });

/** Lines that are comments do not count: they may be put right after a file was applied. */
export function hashOf(sql: string): string {
  return createHash('sha256')
    .update(sql.replace(/^ *--.*\n/gm, ''))
    .digest('hex');
}

/** One hash over the schema and all migrations: identifies the schema version. */
export function migrationsHash(): string {
  const whole = createHash('sha256');
  for (const migration of readMigrations()) whole.update(migration.name).update(migration.hash);
  return whole.digest('hex').slice(0, 16);
}

/** An applied migration; the hash is of its statements. */
export type AppliedMigration = Pick<Migration, 'name' | 'hash'>;

/** The database of a release before 1.0, which no later one takes over. Nothing of it was changed. */
export class PrereleaseDatabaseError extends Error {
  constructor() {
    super(
      'Database ini dibuat oleh rilis sebelum 1.0 dan tidak diubah; pakai DATABASE_URL atau DATA_DIR yang kosong.',
    );
  }
}

export const isPrerelease = (applied: readonly Pick<AppliedMigration, 'name'>[]): boolean =>
  applied.length > 0 && !applied.some(({ name }) => name === BASELINE);

export function unknownMigrations(applied: readonly AppliedMigration[]): readonly string[] {
  const hashes = new Map(readMigrations().map(({ name, hash }) => [name, hash]));
  return applied.filter(({ name, hash }) => hashes.get(name) !== hash).map(({ name }) => name);
}

/**
 * Applies db/schema to an empty database, then db/migrations forward-only, each in its own transaction, then the job
 * queue's migrations; with `last`, none after that one. Safe under concurrent calls. Throws if what was applied has
 * changed since, and `PrereleaseDatabaseError`.
 */
export async function migrate(databaseUrl: string, last?: string): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    query_timeout: MIGRATION_LIMIT_MS,
  });
  // A broken connection fails its query; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    // A crash only repeats the migration; a later commit flushes all of it to disk.
    await client.query('set synchronous_commit = off');
    await applyPending(client, last);
    await runMigrations({ connectionString: databaseUrl, schema: 'graphile_worker' });
  } finally {
    await settleWithin(CLOSE_LIMIT_MS, client.end());
  }
}

async function applyPending(client: pg.Client, last: string | undefined): Promise<void> {
  const rows = await readApplied(client);
  if (isPrerelease(rows)) throw new PrereleaseDatabaseError();
  await client.query(
    'create table if not exists schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
  );
  const applied = new Map(rows.map((row) => [row.name, row.hash]));
  for (const migration of readMigrations()) {
    if (last !== undefined && migration.name > last) return;
    const hash = applied.get(migration.name);
    if (hash === migration.hash) continue;
    if (hash !== undefined) throw new Error(`migration ${migration.name} was changed after it was applied`);
    await applyOne(client, migration);
  }
}

async function readApplied(client: pg.Client): Promise<readonly AppliedMigration[]> {
  const table = await client.query<{ exists: boolean }>(
    "select to_regclass('schema_migrations') is not null as exists",
  );
  if (table.rows[0]?.exists !== true) return [];
  return (await client.query<AppliedMigration>('select name, hash from schema_migrations')).rows;
}

async function applyOne(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query('insert into schema_migrations (name, hash) values ($1, $2)', [
      migration.name,
      migration.hash,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`migration ${migration.name} failed`, { cause: error });
  }
}

export async function isMigrated(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ hash: string }>('select hash from schema_migrations');
  return hasAll(rows.map((row) => row.hash));
}

function hasAll(applied: readonly string[]): boolean {
  const hashes = new Set(applied);
  return readMigrations().every((migration) => hashes.has(migration.hash));
}

export interface DatabaseState {
  readonly is_migrated: boolean;
  readonly size_bytes: number;
}

export async function readDatabaseState(pool: pg.Pool): Promise<DatabaseState> {
  const { rows } = await pool.query<{ hashes: string[]; size_bytes: number }>(`
    select array(select hash from schema_migrations) as hashes, pg_database_size(current_database()) as size_bytes`);
  const [row] = rows;
  if (row === undefined) throw new Error('a database has a size');
  return { is_migrated: hasAll(row.hashes), size_bytes: row.size_bytes };
}
