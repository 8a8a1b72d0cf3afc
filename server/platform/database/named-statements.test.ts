import { sql } from 'drizzle-orm';
import { expect, test } from '#tests/support/machine/database.ts';
import { openDatabase } from './db.ts';
import { createStatementNames } from './named-statements.ts';

const TIMES = 8;
const texts = Array.from({ length: TIMES }, (_, n) => n);

test('a statement gets its name when it has been asked five times, and keeps it', () => {
  const nameOf = createStatementNames();
  expect(texts.map(() => nameOf('select $1'))).toEqual([
    ...[null, null, null, null, null],
    ...['asked_1', 'asked_1', 'asked_1'],
  ]);
  expect(texts.map(() => nameOf('update a set b = $1')).at(-1)).toBe('asked_2');
  for (const unplanned of ['begin', 'commit', 'savepoint sp1', "set local lock_timeout = '1s'"])
    expect(texts.map(() => nameOf(unplanned))).toEqual(texts.map(() => null));
});

test('there are at most three hundred names: a connection forgets nothing that it has prepared', () => {
  const nameOf = createStatementNames();
  const named = Array.from({ length: 400 }, (_, n) => texts.map(() => nameOf(`select ${n}`)).at(-1));
  expect(named.filter((name) => name !== null)).toHaveLength(300);
  expect(nameOf('select 0')).toBe('asked_1');
});

const preparedBy = async (db: ReturnType<typeof openDatabase>) => {
  for (const n of texts) await db.orm.execute(sql`select ${n}::integer as asked_again`);
  const { rows } = await db.pool.query<{ name: string }>(
    "select name from pg_prepared_statements where statement like '%asked_again%'",
  );
  return rows.map(({ name }) => name);
};

test('a connection prepares what it is asked again and again; through a pooler nothing has a name', async ({
  databaseUrl,
}) => {
  const direct = openDatabase(databaseUrl, { pool_size: 1 });
  const pooled = openDatabase(databaseUrl, { pool_size: 1, pooler_url: databaseUrl });
  expect(await preparedBy(direct)).toHaveLength(1);
  expect(await preparedBy(pooled)).toEqual([]);
  await Promise.all([direct.close(), pooled.close()]);
});
