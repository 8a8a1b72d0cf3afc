import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Database } from '#server/platform/db.ts';

/** A pool of workers that lives shows it by this lock, which ends with its connection. */
export async function holdPoolLock(client: pg.PoolClient, poolId: string): Promise<void> {
  await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [poolId]);
}

/**
 * Gives back the jobs of pools that are gone: nobody holds their lock. Without this they would wait four hours, which
 * is when the queue itself stops believing in them. A pool that has only just begun has some seconds to take its lock.
 */
export async function unlockJobsOfTheDead(db: Database): Promise<void> {
  await db.orm.execute(sql`
    select graphile_worker.force_unlock_workers(array(
      select locked_by from (
        select locked_by from graphile_worker._private_jobs
        where locked_by is not null
        group by locked_by having max(locked_at) < now() - interval '10 seconds'
      ) holders
      where pg_try_advisory_xact_lock(hashtextextended(locked_by, 0))
    ))`);
}
