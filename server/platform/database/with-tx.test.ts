import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import type { Database } from './db.ts';
import { withIdempotency } from './idempotency.ts';
import { sendTogether, withSavepoint, withTx, writeWithCommit } from './with-tx.ts';

describe('two that are sent together', () => {
  test('the second sees what the first waited for', async ({ db }) => {
    await db.pool.query(`insert into app_state (key, value) values ('lock', '1')`);
    const holder = await db.pool.connect();
    await holder.query('begin');
    await holder.query(`select from app_state where key = 'lock' for update`);
    const waiting = withTx(db, async (tx) => {
      const [, read] = await sendTogether(
        async () => tx.execute(sql`select from app_state where key = 'lock' for update`),
        async () => tx.execute(sql`select key from app_state order by key`),
      );
      return succeed(read.rows);
    });
    const isWaiting = async () => {
      const { rowCount } = await db.pool.query(`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
      return rowCount === 1;
    };
    await expect.poll(isWaiting).toBe(true);
    await holder.query(`insert into app_state (key, value) values ('left behind the lock', '1')`);
    await holder.query('commit');
    holder.release();
    expect(await waiting).toEqual(succeed([{ key: 'left behind the lock' }, { key: 'lock' }]));
  });

  test('when the first fails, that is the error, however late it is handled', async ({ db }) => {
    const broken = withTx(db, async (tx) => {
      const late = async () => {
        try {
          return await tx.execute(sql`select 1 / 0`);
        } finally {
          for (let hop = 0; hop < 20; hop++) await Promise.resolve();
        }
      };
      await sendTogether(late, async () => tx.execute(sql`select 1`));
      return succeed(null);
    });
    await expect(broken).rejects.toMatchObject({ cause: { code: '22012' } });
  });
});

const claim = (key: string, request: unknown = 'a') => ({
  user_id: '00000000-0000-4000-8000-000000000001',
  scope: 'test',
  key,
  request,
});

describe('what is written with the commit', () => {
  const note = (key: string) => sql`insert into app_state (key, value) values (${key}, '1')`;
  const keysIn = async (db: Database) =>
    (await db.pool.query('select key from app_state order by key')).rows.map(({ key }) => key);

  test('is there after it, in its order, and that of a savepoint only where that was kept', async ({
    db,
  }) => {
    await withTx(db, async (tx) => {
      await writeWithCommit(tx, note('a'));
      await writeWithCommit(tx, sql`update app_state set key = 'b' where key = 'a'`);
      expect((await tx.execute(sql`select from app_state`)).rowCount).toBe(0);
      for (const key of ['kept', 'refused']) {
        await withSavepoint(tx, async (inner) => {
          await writeWithCommit(inner, note(key));
          return key === 'kept' ? succeed(null) : refuse({ code: 'NO' });
        });
      }
      return succeed(null);
    });
    expect(await keysIn(db)).toEqual(['b', 'kept']);
  });

  test('undoes everything when it fails, and the next transaction knows nothing of it', async ({ db }) => {
    const broken = withTx(db, async (tx) => {
      await tx.execute(note('first'));
      await writeWithCommit(tx, note('second'));
      await writeWithCommit(tx, sql`select 1 / 0`);
      await writeWithCommit(tx, note('third'));
      return succeed(null);
    });
    await expect(broken).rejects.toMatchObject({ cause: { code: '22012' } });
    expect(await keysIn(db)).toEqual([]);
    await withTx(db, async (tx) => succeed(await tx.execute(note('next'))));
    expect(await keysIn(db)).toEqual(['next']);
  });

  test('is not written by a transaction that refuses', async ({ db }) => {
    await withTx(db, async (tx) => {
      await writeWithCommit(tx, note('a'));
      return refuse({ code: 'NO' });
    });
    expect(await keysIn(db)).toEqual([]);
  });
});

describe('a transaction', () => {
  test('that refuses leaves nothing behind', async ({ db }) => {
    const result = await withTx(db, async (tx) => {
      await tx.execute(sql`insert into app_state (key, value) values ('x', '1')`);
      return refuse({ code: 'NO' });
    });
    expect(result).toEqual({ ok: false, refusal: { code: 'NO' } });
    expect((await db.pool.query('select from app_state')).rowCount).toBe(0);
  });

  test('that throws leaves nothing behind', async ({ db }) => {
    const work = withTx(db, async (tx) => {
      await tx.execute(sql`insert into app_state (key, value) values ('x', '1')`);
      throw new Error('broken');
    });
    await expect(work).rejects.toThrow('broken');
    expect((await db.pool.query('select from app_state')).rowCount).toBe(0);
  });

  test('that meets a deadlock is tried again until it goes through', async ({ db }) => {
    await db.pool.query("insert into app_state (key, value) values ('a', '0'), ('b', '0')");
    const add = (first: string, second: string) =>
      withTx(db, async (tx) => {
        for (const key of [first, second]) {
          await tx.execute(sql`update app_state set value = to_jsonb(value::int + 1) where key = ${key}`);
          await tx.execute(sql`select pg_sleep(0.05)`);
        }
        return succeed(null);
      });
    await Promise.all([add('a', 'b'), add('b', 'a')]);
    const { rows } = await db.pool.query('select value from app_state order by key');
    expect(rows).toEqual([{ value: 2 }, { value: 2 }]);
  });
});

describe('an idempotency key', () => {
  const run = (db: Database, request: unknown, work: () => Promise<Result<unknown, { code: 'NO' }>>) =>
    withTx(db, (tx) =>
      withIdempotency<unknown, { code: 'NO' }>(tx, claim('k', request), {
        run: work,
        replay: (stored) => ({ replayed: stored }),
      }),
    );

  test('runs the work once however many ask at the same time, and gives all the first result', async ({
    db,
  }) => {
    let runs = 0;
    const work = async () => succeed({ run: ++runs });
    const results = await Promise.all(Array.from({ length: 12 }, () => run(db, 'a', work)));
    expect(runs).toBe(1);
    expect(results).toContainEqual(succeed({ run: 1 }));
    const replays = results.filter(
      (result) => result.ok && isDeepStrictEqual(result.value, { replayed: { run: 1 } }),
    );
    expect(replays).toHaveLength(11);
  });

  test('is refused with another request, and nothing runs', async ({ db }) => {
    await run(db, { price: 1 }, async () => succeed(1));
    const again = await run(db, { price: 2 }, () => Promise.reject(new Error('ran twice')));
    expect(again).toEqual(refuse({ code: 'IDEMPOTENCY_KEY_REUSED' }));
  });

  test('of a refused call is free again', async ({ db }) => {
    expect(await run(db, 'a', async () => refuse({ code: 'NO' }))).toEqual(refuse({ code: 'NO' }));
    expect(await run(db, 'a', async () => succeed('done'))).toEqual(succeed('done'));
  });

  test('may keep less than it gives', async ({ db }) => {
    const stores = () =>
      withTx(db, (tx) =>
        withIdempotency<unknown, never>(tx, claim('k'), {
          run: async () => succeed({ id: 1, order: 'whole' }),
          replay: (stored) => stored,
          toStored: () => ({ id: 1 }),
        }),
      );
    expect(await stores()).toEqual(succeed({ id: 1, order: 'whole' }));
    expect(await stores()).toEqual(succeed({ id: 1 }));
  });
});
