import { openDatabase } from '#server/platform/database/db.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { poolWithSafeRelease } from './run-worker.ts';

test('a client released twice is released once, and the pool keeps working', async ({ databaseUrl }) => {
  const db = openDatabase(databaseUrl);
  const pool = poolWithSafeRelease(db.pool);
  await new Promise<void>((resolve, reject) => {
    pool.connect((error, client, done) => {
      if (error !== undefined || client === undefined) return reject(error);
      done();
      done(new Error('the connection broke'));
      resolve();
    });
  });
  const { rows } = await pool.query('select 1 as one');
  expect(rows).toEqual([{ one: 1 }]);
  const client = await pool.connect();
  client.release();
  expect([db.pool.totalCount, db.pool.idleCount]).toEqual([1, 1]);
  await db.close();
});
