import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contractionsIn, uniqueKeysIn } from './contractions.ts';

const MIGRATIONS = 'db/migrations';
/** Before, no release was kept, and nobody ran one beside the next. */
const FIRST = '0167';

const names = readdirSync(MIGRATIONS)
  .filter((name) => name.endsWith('.sql'))
  .sort();
const releases = readdirSync('tests/releases')
  .filter((name) => name.endsWith('.age'))
  .map((name) => name.replace('.age', ''));
const sqlOf = (name: string) => readFileSync(`${MIGRATIONS}/${name}`, 'utf8');
const numbers = names.map((name) => name.slice(0, 4));
const pastOf = (name: string) => ({
  ...{ numbers, releases },
  uniqueKeys: new Set(names.filter((one) => one < name).flatMap((one) => uniqueKeysIn(sqlOf(one)))),
});
const past = pastOf('0200');

/** Landed before this was looked at. Where the release before runs, it is stopped, or mended by its patch, before these. */
const LANDED = [
  // What one gift brings became several products.
  '0173-bundles.sql drop constraint user_products_gift_code_id_key',
  // Of guests the address is what one may wait for; `tests/releases/2026-11-23.patch` names the new one.
  '0175-guest-checkout.sql drop index purchase_intents_one_waiting',
  // A package has several sessions.
  '0184-booking-times.sql drop index one_booking_a_package',
];

test('every migration leaves what the release before it needs, or says since which release nothing needs it', () => {
  const found = names
    .filter((name) => name >= FIRST)
    .flatMap((name) =>
      contractionsIn({ name, sql: sqlOf(name) }, pastOf(name)).map((lost) => `${name} ${lost}`),
    );
  expect(found).toEqual(LANDED);
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
  'drop index purchase_intents_one_waiting; create unique index purchase_intents_one_waiting on purchase_intents (a);',
  'alter table users drop constraint users_email_key;',
  'alter table users add column tel text, drop constraint if exists users_pkey;',
  'drop trigger products_edited on products;',
  'drop function gift_total(uuid); create function gift_total_of(uuid) returns bigint;',
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
  'drop trigger products_edited on products; create trigger products_edited before update on products;',
  'alter table users drop constraint old_rule; drop index old_index; -- drop table users',
  "comment on table users is 'never drop a column';",
])('what adds is let through: %s', (sql) => {
  expect(contractionsIn({ name: '0200-x.sql', sql }, past)).toEqual([]);
});
