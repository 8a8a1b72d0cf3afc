import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { z } from 'zod';
import type { ArchivePart } from './archive.ts';

/** Tables that the backup keeps elsewhere or that belong to the machine. */
const NOT_COPIED = ['schema_migrations'];
const CHUNK_BYTES = 1024 * 1024;
const NEWLINE = 0x0a;

export const databaseShape = z.object({
  /** The applied migrations, because a restore builds exactly this schema. */
  migrations: z.array(z.object({ name: z.string(), hash: z.string(), applied_at: z.string() })).min(1),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).min(1) })),
});
export type DatabaseShape = z.output<typeof databaseShape>;

export const databaseEnd = z.object({
  rows: z.record(z.string(), z.int()),
  /** Last number of each sequence; null: none. */
  sequences: z.record(z.string(), z.string().nullable()),
  /** Waiting jobs, which include purchases to complete. */
  jobs: z.array(
    z.object({
      name: z.string(),
      payload: z.unknown(),
      queue: z.string().nullable(),
      run_at: z.string(),
      max_attempts: z.int(),
      key: z.string().nullable(),
      priority: z.int(),
    }),
  ),
});

export type DatabaseEnd = z.output<typeof databaseEnd>;

/** All reads until commit see this moment, however long they take. */
export async function beginSnapshot(client: pg.ClientBase): Promise<void> {
  await client.query('begin isolation level repeatable read read only');
  await client.query(
    'set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local datestyle = iso',
  );
}

export async function readShape(client: pg.ClientBase): Promise<DatabaseShape> {
  const migrations = await client.query(
    'select name, hash, applied_at::text from schema_migrations order by name',
  );
  const tables = await client.query(
    `select c.relname as name, json_agg(a.attname order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> all ($1)
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname order by c.relname`,
    [NOT_COPIED],
  );
  return databaseShape.parse({ migrations: migrations.rows, tables: tables.rows });
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** PostgreSQL's own text format, which every version reads. Counts rows into `rows`. */
export async function* dumpTables(
  client: pg.ClientBase,
  { tables }: DatabaseShape,
  rows: Record<string, number>,
): AsyncGenerator<ArchivePart> {
  for (const { name, columns } of tables) {
    const copy = client.query(copyTo(`copy ${quoted(name)} (${columns.map(quoted).join(', ')}) to stdout`));
    for await (const chunk of splitIntoChunks(copy))
      yield { name: `tables/${name}`, size: chunk.byteLength, bytes: singleChunk(chunk) };
    rows[name] = copy.rowCount;
  }
}

async function* splitIntoChunks(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const piece of source) {
    waiting.push(piece);
    size += piece.byteLength;
    if (size < CHUNK_BYTES) continue;
    const whole = Buffer.concat(waiting);
    const end = whole.lastIndexOf(NEWLINE) + 1;
    if (end > 0) yield whole.subarray(0, end);
    waiting = [whole.subarray(end)];
    size = whole.byteLength - end;
  }
  if (size > 0) yield Buffer.concat(waiting);
}

export async function* singleChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** Sequences are not transactional: read after the rows, they are ahead of them. */
export async function readDatabaseEnd(
  client: pg.ClientBase,
  rows: Readonly<Record<string, number>>,
): Promise<DatabaseEnd> {
  const sequences = await client.query(
    `select coalesce(json_object_agg(sequencename, last_value::text), '{}') as all
     from pg_sequences where schemaname = 'public'`,
  );
  const jobs = await client.query(
    `select t.identifier as name, j.payload, q.queue_name as queue, to_json(j.run_at)#>>'{}' as run_at,
       j.max_attempts::int, j.key, j.priority::int
     from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id
     left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
     where j.attempts < j.max_attempts and (j.key not like 'cron:%') is not false
     order by j.id`,
  );
  return databaseEnd.parse({ rows, sequences: sequences.rows[0]?.all, jobs: jobs.rows });
}
