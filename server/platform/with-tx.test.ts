import { sql } from 'drizzle-orm';
import { refuse, succeed } from '#shared/result.ts';
import { describe, expect, test } from '#tests/support/database.ts';
import { type ClaimOutcome, claimKey, saveResult } from './idempotency.ts';
import { withTx } from './with-tx.ts';

const claim = (key: string, request: unknown = 'a') => ({
  user_id: '00000000-0000-4000-8000-000000000001',
  scope: 'test',
  key,
  request,
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
  test('runs the work once however many ask at the same time, and gives all the first result', async ({
    db,
  }) => {
    let runs = 0;
    const call = () =>
      withTx<ClaimOutcome, never>(db, async (tx) => {
        const outcome = await claimKey(tx, claim('k'));
        if (outcome.state !== 'fresh') return succeed(outcome);
        runs += 1;
        await saveResult(tx, claim('k'), { run: runs });
        return succeed(outcome);
      });
    const results = await Promise.all(Array.from({ length: 12 }, call));
    expect(runs).toBe(1);
    expect(results.filter((result) => result.ok && result.value.state === 'repeated')).toHaveLength(11);
    expect(results).toContainEqual({ ok: true, value: { state: 'repeated', result: { run: 1 } } });
  });

  test('with another request is recognised', async ({ db }) => {
    await withTx(db, async (tx) => succeed(await claimKey(tx, claim('k', { price: 1 }))));
    const again = await withTx(db, async (tx) => succeed(await claimKey(tx, claim('k', { price: 2 }))));
    expect(again).toEqual({ ok: true, value: { state: 'reused' } });
  });

  test('of a refused call is free again', async ({ db }) => {
    const refused = await withTx(db, async (tx) => {
      await claimKey(tx, claim('k'));
      return refuse({ code: 'NO' });
    });
    expect(refused.ok).toBe(false);
    const again = await withTx(db, async (tx) => succeed(await claimKey(tx, claim('k'))));
    expect(again).toEqual({ ok: true, value: { state: 'fresh' } });
  });
});
