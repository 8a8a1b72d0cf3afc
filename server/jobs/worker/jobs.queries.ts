import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Database } from '#server/platform/database/db.ts';

/** An arbitrary lock id, held while a run starts and has no pool lock yet. */
const START_LOCK = 4_071_929;

/** Keeps others from recovering the first jobs of a run, until `holdPoolLock`. */
export async function holdStartLock(client: pg.PoolClient): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1)', [START_LOCK]);
}

/** A live worker pool holds this lock, which ends with its connection. */
export async function holdPoolLock(client: pg.PoolClient, poolId: string): Promise<void> {
  await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [poolId]);
  await client.query('select pg_advisory_unlock_shared($1)', [START_LOCK]);
}

/**
 * Recovers jobs of pools whose lock is gone; the queue itself would wait four hours. Does nothing while a run is
 * starting. A pool that just lost its lock gets a few seconds to finish.
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

const oldestWait = `
  (select coalesce(extract(epoch from now() - min(run_at)), 0)::int
   from graphile_worker._private_jobs jobs
   where is_available and run_at <= now() and not exists (
     select from graphile_worker._private_job_queues queues
     where queues.id = jobs.job_queue_id and queues.locked_at is not null
   ))`;

export async function readOldestWaitSeconds(pool: Database['pool']): Promise<number> {
  const { rows } = await pool.query<{ seconds: number }>(`select ${oldestWait} as seconds`);
  return rows[0]?.seconds ?? 0;
}

export interface JobCount {
  readonly task: string;
  /** Due and not done, including running ones. */
  readonly due: number;
  readonly failing: number;
  readonly given_up: number;
}

export interface JobFacts {
  readonly oldest_wait_seconds: number;
  /** Tasks without jobs are left out. */
  readonly tasks: readonly JobCount[];
  /** Seconds since any worker queued scheduled jobs, which happens every minute; null: never. */
  readonly last_schedule_seconds: number | null;
  /** When the last backup was queued by its schedule; null: never. */
  readonly backup_queued_at: Date | null;
}

/** The library postpones even a job it gives up by hours, so its time says nothing. */
export async function readJobFacts(pool: Database['pool']): Promise<JobFacts> {
  const { rows } = await pool.query<JobFacts>(`
    select ${oldestWait} as oldest_wait_seconds,
           (select coalesce(json_agg(counted order by counted.task), '[]') from (
             select tasks.identifier as task,
                    count(*) filter (where run_at <= now() and attempts < max_attempts) as due,
                    count(*) filter (where last_error is not null and attempts < max_attempts) as failing,
                    count(*) filter (where attempts >= max_attempts and locked_at is null) as given_up
             from graphile_worker._private_jobs jobs
             join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
             where run_at <= now() or last_error is not null
             group by tasks.identifier
           ) counted) as tasks,
           (select extract(epoch from now() - max(last_execution))::int
            from graphile_worker._private_known_crontabs) as last_schedule_seconds,
           (select last_execution from graphile_worker._private_known_crontabs
            where identifier = 'write-backup') as backup_queued_at`);
  const [row] = rows;
  if (row === undefined) throw new Error('counting answered nothing');
  return row;
}
