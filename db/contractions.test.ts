import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contractionsIn } from './contractions.ts';

const MIGRATIONS = 'db/migrations';
/** Before, no release was kept, and nobody ran one beside the next. */
const FIRST = '0167';

const names = readdirSync(MIGRATIONS)
  .filter((name) => name.endsWith('.sql'))
  .sort();
const releases = readdirSync('tests/releases')
  .filter((name) => name.endsWith('.age'))
  .map((name) => name.replace('.age', ''));
const past = { numbers: names.map((name) => name.slice(0, 4)), releases };

test('every migration leaves what the release before it needs, or says since which release nothing needs it', () => {
  const found = names
    .filter((name) => name >= FIRST)
    .map((name) => [
      name,
      contractionsIn({ name, sql: readFileSync(`${MIGRATIONS}/${name}`, 'utf8') }, past),
    ]);
  expect(found.filter(([, breaks]) => breaks?.length !== 0)).toEqual([]);
});

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
  'do $$ begin alter table users drop column phone; end $$;',
];

test.for(breaking)('what the running release needs is not taken away: %s', (sql) => {
  const marked = (marker: string) => contractionsIn({ name: '0200-x.sql', sql: `${marker}\n${sql}` }, past);
  expect(marked('-- The number moves to another table.')).toHaveLength(1);
  expect(marked(`-- contracts 0166, unused since release ${releases[0]}`)).toEqual([]);
  expect(marked('-- contracts 0166, unused since release 1999-01-01')).toHaveLength(1);
  expect(marked(`-- contracts 0300, unused since release ${releases[0]}`)).toHaveLength(1);
});

test.for([
  'create table tels (id uuid primary key, tel text not null); alter table tels add column user_id uuid not null;',
  "alter table users add column tel text not null default '';",
  "alter table users alter column tel set default '', alter column tel set not null;",
  'alter table users add column tel text, add constraint tel_is_one check (tel is not null);',
  'alter table users drop constraint old_rule; drop index old_index; -- drop table users',
  "comment on table users is 'never drop a column';",
])('what adds is let through: %s', (sql) => {
  expect(contractionsIn({ name: '0200-x.sql', sql }, past)).toEqual([]);
});
