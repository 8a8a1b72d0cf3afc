import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type DatabaseEnd, type DatabaseShape, quoted } from './dump-database.ts';

/** Also true for a database that a start has only migrated. */
export async function isEmpty(client: pg.ClientBase): Promise<boolean> {
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
export async function beginDatabaseLoad(
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

export async function loadRows(
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

export async function commitDatabaseLoad(
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
