import pg from 'pg';
import { type Database, openDatabase } from '#server/platform/database/db.ts';
import { type CloneSource, cloneDatabase } from './server-databases.ts';

/** A database that can be put back to what the migrations left after each test that used it. */
export interface ReusableDatabase {
  readonly url: string;
  /** Its connections outlive the test: each knows the tables, and prepares anew what it asked before. */
  open(): Database;
  /** False when it can not be made as new: the test changed its schema, or cut all its connections. */
  reset(): Promise<boolean>;
  drop(): Promise<void>;
}

/** Rows and sequences of a freshly migrated database. */
interface Pristine {
  readonly schema: string;
  readonly tables: readonly SeededTable[];
  readonly sequences: ReadonlyMap<string, string>;
}

interface SeededTable {
  readonly name: string;
  readonly columns: string;
  readonly rows: string;
  readonly hash: string;
}

/** Whatever changes a table, column, constraint, trigger, function or view writes a row of these anew. */
const CATALOGUES = [
  ['pg_attribute', 'attrelid'],
  ['pg_attrdef', 'oid'],
  ['pg_constraint', 'oid'],
  ['pg_trigger', 'oid'],
  ['pg_proc', 'oid'],
  ['pg_rewrite', 'oid'],
] as const;
const FIRST_OWN_OID = 16_384;
const SCHEMA = `select concat_ws(' ',
  (select sum(hashtext(concat(oid, relname))) from pg_class where oid >= ${FIRST_OWN_OID}),
  ${CATALOGUES.map(
    ([table, id]) =>
      `(select concat(count(*), '/', sum(xmin::text::bigint)) from ${table} where ${id} >= ${FIRST_OWN_OID})`,
  ).join(',\n  ')}) as schema`;
const WRITTEN = `select oid::regclass::text as name,
    (select string_agg(quote_ident(attname), ', ') from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
  from pg_class c where relkind = 'r' and oid >= ${FIRST_OWN_OID} and pg_relation_size(oid) > 0`;
const SEQUENCES = `select format('%I.%I', schemaname, sequencename) as name,
    concat_ws(', ', coalesce(last_value, start_value), (last_value is not null)::text) as position from pg_sequences`;
const KEPT = 'arunika-test';
const LEFT_OPEN = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
    and (application_name <> '${KEPT}' or state <> 'idle'
      or pid in (select pid from pg_locks where locktype = 'advisory'))`;

const hashesOf = (tables: readonly { readonly name: string }[]) =>
  tables
    .map(
      ({ name }) =>
        `select '${name}' as name, coalesce(md5(string_agg(t::text, ' ' order by t::text)), '') as hash from ${name} t`,
    )
    .join(' union all ');

/** Clones a database, and keeps a connection to it that writes past all triggers and foreign keys. */
export async function openReusable(source: CloneSource): Promise<ReusableDatabase> {
  const clone = await cloneDatabase(source);
  const keeper = new pg.Client({ connectionString: clone.url });
  let isCut = false;
  keeper.on('error', () => {
    isCut = true;
  });
  await keeper.connect();
  await keeper.query("set session_replication_role = 'replica'");
  const pristine = await readPristine(keeper);
  let db: Database | null = null;
  return {
    url: clone.url,
    open() {
      db ??= openDatabase(clone.url, { pool_size: 24, application_name: KEPT });
      return db;
    },
    async reset() {
      const isKept = db?.pool.ending === false && db.pool.idleCount === db.pool.totalCount;
      if (!isKept) {
        // Gently: the queue's library leaves queries behind that nobody waits for, and they fail when they are cut.
        await db?.close();
        db = null;
      }
      try {
        return await reset(keeper, pristine);
      } catch (error) {
        if (isCut) return false;
        throw error;
      }
    },
    async drop() {
      db?.abort();
      await keeper.end().catch(() => undefined);
      await clone.drop();
    },
  };
}

async function readPristine(keeper: pg.Client): Promise<Pristine> {
  const { rows: written } = await keeper.query<{ name: string; columns: string }>(WRITTEN);
  const { rows: hashes } = await keeper.query<{ name: string; hash: string }>(hashesOf(written));
  const tables: SeededTable[] = [];
  for (const { name, hash } of hashes) {
    const { rows } = await keeper.query<{ rows: string }>(
      `select coalesce(json_agg(t), '[]')::text as rows from ${name} t`,
    );
    const columns = written.find((table) => table.name === name)?.columns ?? '';
    tables.push({ name, columns, hash, rows: rows[0]?.rows ?? '[]' });
  }
  return { schema: await readSchema(keeper), tables, sequences: await readSequences(keeper) };
}

async function readSchema(keeper: pg.Client): Promise<string> {
  return (await keeper.query<{ schema: string }>(SCHEMA)).rows[0]?.schema ?? '';
}

async function readSequences(keeper: pg.Client): Promise<ReadonlyMap<string, string>> {
  const { rows } = await keeper.query<{ name: string; position: string }>(SEQUENCES);
  return new Map(rows.map(({ name, position }) => [name, position]));
}

async function reset(keeper: pg.Client, pristine: Pristine): Promise<boolean> {
  // What the test left open could hold locks, or write once more.
  while ((await keeper.query(LEFT_OPEN)).rowCount !== 0);
  if ((await readSchema(keeper)) !== pristine.schema) return false;
  const { rows: written } = await keeper.query<{ name: string }>(WRITTEN);
  const { rows: hashes } = await keeper.query<{ name: string; hash: string }>(hashesOf(pristine.tables));
  const seeded = new Set(pristine.tables.map(({ name }) => name));
  const touched = pristine.tables.filter(
    ({ name, hash }) => hashes.find((found) => found.name === name)?.hash !== hash,
  );
  const moved = [...(await readSequences(keeper))].filter(
    ([name, position]) => pristine.sequences.get(name) !== position,
  );
  const statements = [
    ...written.filter(({ name }) => !seeded.has(name)).map(({ name }) => `delete from ${name}`),
    ...touched.flatMap(({ name, columns, rows }) => [
      `delete from ${name}`,
      `insert into ${name} (${columns}) overriding system value
        select ${columns} from json_populate_recordset(null::${name}, ${pg.escapeLiteral(rows)})`,
    ]),
    ...moved.map(([name]) => `select setval(${pg.escapeLiteral(name)}, ${pristine.sequences.get(name)})`),
  ];
  if (statements.length > 0) await keeper.query(statements.join(';\n'));
  return true;
}
