import pg from 'pg';

/** The part of a database from before 1.0 by which a start recognises it. */
const PRERELEASE = `
  create table schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now());
  insert into schema_migrations (name, hash) values ('0001-platform.sql', 'a'), ('0306-why-leads-end.sql', 'b');
  create table users (id uuid primary key default gen_random_uuid(), email text not null);
  insert into users (email) values ('pemilik@usaha.id')`;

export const makePrerelease = (url: string) => read(url, PRERELEASE);

/** Every relation of it, and the rows of both tables. */
export const contentsOf = (url: string) =>
  read(
    url,
    `select array(select oid::regclass::text from pg_class where relnamespace >= 16384 or oid >= 16384 order by 1) as relations,
       array(select m::text from schema_migrations m order by name) as migrations, array(select u::text from users u) as users`,
  );

async function read(url: string, statement: string): Promise<readonly unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
