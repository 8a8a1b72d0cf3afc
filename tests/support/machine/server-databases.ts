import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrate, migrationsHash } from '#server/platform/database/migrate.ts';

/** Databases made by tests carry their maker's process number, so that leftovers of a killed run are found. */
const PREFIX = 'arunika_t';
const TEMPLATE_PREFIX = 'arunika_template_';
const DUPLICATE_DATABASE = '42P04';

async function onServer<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** Migrates once into a template that every test database is cloned from; kept for the next run on the same schema. */
export async function prepareTemplate(serverUrl: string): Promise<string> {
  const name = `${TEMPLATE_PREFIX}${migrationsHash()}`;
  const rows = await onServer<{ datname: string }>(
    serverUrl,
    `select datname from pg_database where starts_with(datname, '${TEMPLATE_PREFIX}')`,
  );
  for (const { datname } of rows) {
    if (datname !== name) await onServer(serverUrl, `drop database if exists ${datname} with (force)`);
  }
  if (rows.some(({ datname }) => datname === name)) return name;
  const fresh = `${PREFIX}_${process.pid}_template`;
  await onServer(serverUrl, `drop database if exists ${fresh} with (force)`);
  await onServer(serverUrl, `create database ${fresh}`);
  await migrate(withDatabase(serverUrl, fresh));
  try {
    await onServer(serverUrl, `alter database ${fresh} rename to ${name}`);
  } catch (error) {
    // The other half of the same run was quicker, on a server that was given to both.
    if (!(error instanceof pg.DatabaseError && error.code === DUPLICATE_DATABASE)) throw error;
    await onServer(serverUrl, `drop database ${fresh} with (force)`);
  }
  return name;
}

/** Drops the databases of test processes that no longer run. */
export async function dropLeftovers(serverUrl: string): Promise<void> {
  const rows = await onServer<{ datname: string }>(
    serverUrl,
    `select datname from pg_database where datname ~ '^${PREFIX}_[0-9]+_'`,
  );
  for (const { datname } of rows) {
    const pid = Number(/_(\d+)_/.exec(datname)?.[1]);
    if (!isAlive(pid)) await onServer(serverUrl, `drop database if exists ${datname} with (force)`);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

export interface CloneSource {
  readonly server_url: string;
  readonly template: string;
}

/** A fresh, migrated database; `drop` removes it. */
export async function cloneDatabase(source: CloneSource): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `${PREFIX}_${process.pid}_${randomBytes(5).toString('hex')}`;
  await onServer(source.server_url, `create database ${name} template ${source.template}`);
  return {
    url: withDatabase(source.server_url, name),
    drop: async () => {
      await onServer(source.server_url, `drop database if exists ${name} with (force)`);
    },
  };
}
