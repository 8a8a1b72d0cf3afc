import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Database } from '#server/platform/db.ts';

/** Any constant that no other lock uses will do: held by whoever begins a run and has no lock of its own yet. */
const START_LOCK = 4_071_929;

/** Keeps others from taking the first jobs of a run for orphans, until `holdPoolLock`. */
export async function holdStartLock(client: pg.PoolClient): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1)', [START_LOCK]);
}

/** A pool of workers that lives shows it by this lock, which ends with its connection. */
export async function holdPoolLock(client: pg.PoolClient, poolId: string): Promise<void> {
  await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [poolId]);
  await client.query('select pg_advisory_unlock_shared($1)', [START_LOCK]);
}

/**
 * Gives back the jobs of pools that are gone: nobody holds their lock. Without this they would wait four hours, which
 * is when the queue itself stops believing in them. While a run begins somewhere it does nothing. A pool that lost its
 * lock a moment ago may still be finishing what it runs, so it is left some seconds.
 */
export async function recoverOrphanedJobs(db: Database): Promise<void> {
  await db.orm.execute(sql`
    select graphile_worker.force_unlock_workers(array(
      select locked_by from (
        select locked_by from graphile_worker._private_jobs
        where locked_by is not null
        group by locked_by having max(locked_at) < now() - interval '3 seconds'
      ) holders
      where pg_try_advisory_xact_lock(hashtextextended(locked_by, 0))
    ))
    where pg_try_advisory_xact_lock(${START_LOCK})`);
}

/** For how many seconds the oldest job waits that could run now; 0 when none waits. */
export async function readOldestWaitSeconds(pool: Database['pool']): Promise<number> {
  const { rows } = await pool.query<{ seconds: number }>(`
    select coalesce(extract(epoch from now() - min(run_at)), 0)::int as seconds
    from graphile_worker._private_jobs where is_available and run_at <= now()`);
  return rows[0]?.seconds ?? 0;
}
