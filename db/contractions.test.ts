import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contractionsIn, uniqueKeysIn } from './contractions.ts';

const sqlOf = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, sql: readFileSync(`${folder}/${name}`, 'utf8') }));

test('every migration leaves what the release before it needs, or says since which release nothing needs it', () => {
  const migrations = sqlOf('db/migrations');
  const numbers = migrations.map(({ name }) => name.slice(0, 4));
  const releases = readdirSync('tests/releases')
    .filter((name) => name.endsWith('.age'))
    .map((name) => name.replace('.age', ''));
  const made = [...sqlOf('db/schema'), ...migrations];
  const found = migrations.flatMap((migration) => {
    const before = made.slice(0, made.indexOf(migration));
    const uniqueKeys = new Set(before.flatMap(({ sql }) => uniqueKeysIn(sql)));
    return contractionsIn(migration, { numbers, releases, uniqueKeys });
  });
  expect(found).toEqual([]);
});

/** As it is when 0008 is written. */
const past = {
  numbers: ['0006', '0007', '0009'],
  releases: ['1.0.0', '1.1.0'],
  uniqueKeys: new Set(
    uniqueKeysIn('create unique index purchase_intents_one_waiting on purchase_intents (user_id);'),
  ),
};

const breaking = [
  'drop table carts;',
  'alter table users\n  drop column phone;',
  'alter table users drop phone, add column tel text;',
  'alter table users rename column phone to tel;',
  'ALTER TABLE users RENAME TO people;',
  "alter type order_status rename value 'paid' to 'done';",
  'alter table users alter column phone set not null;',
  'alter table users alter phone type bigint using phone::bigint;',
  'alter table users add column tel text not null;',
  'alter table users add check (age > 0), add tel numeric(3, 0) not null check (tel > 0);',
  'drop index purchase_intents_one_waiting; create unique index purchase_intents_one_waiting on purchase_intents (a);',
  'alter table users drop constraint users_email_key;',
  'alter table users add column tel text, drop constraint if exists users_pkey;',
  'drop trigger products_edited on products;',
  'drop function gift_total(uuid); create function gift_total_of(uuid) returns bigint;',
  'do $$ begin alter table users drop column phone; end $$;',
];

test.for(breaking)('what the running release needs is not taken away: %s', (sql) => {
  const marked = (marker: string) => contractionsIn({ name: '0008-x.sql', sql: `${marker}\n${sql}` }, past);
  expect(marked('-- The number moves to another table.')).toHaveLength(1);
  expect(marked('-- contracts 0007, unused since release 1.1.0')).toEqual([]);
  expect(marked('-- contracts 0007, unused since release 1.2.0')).toHaveLength(1);
  expect(marked('-- contracts 0009, unused since release 1.1.0')).toHaveLength(1);
});

test.for([
  'create table tels (id uuid primary key, tel text not null); alter table tels add column user_id uuid not null;',
  "alter table users add column tel text not null default '';",
  "alter table users alter column tel set default '', alter column tel set not null;",
  'alter table users add column tel text, add constraint tel_is_one check (tel is not null);',
  'drop trigger products_edited on products; create trigger products_edited before update on products;',
  'alter table users drop constraint old_rule; drop index old_index; -- drop table users',
  "comment on table users is 'never drop a column';",
])('what adds is let through: %s', (sql) => {
  expect(contractionsIn({ name: '0008-x.sql', sql }, past)).toEqual([]);
});
