import { sql } from 'drizzle-orm';
import type { Tx } from './db.ts';

/** A job that a module asks for; server/jobs knows the schema and the function behind each name. */
export interface Job {
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** A waiting job with the same key is replaced, not doubled. */
  readonly key?: string;
  readonly run_at?: Date;
  readonly max_attempts?: number;
}

/** Somebody waits for these: money that was paid. They go before mails that may come later. */
const HIGH_PRIORITY = new Set([
  'handle-webhook',
  'deliver-dev-webhook',
  'complete-purchase-intent',
  'send-gateway-refund',
  'settle-gateway-refund',
]);

/** Adds a job in the caller's transaction: it exists exactly when that transaction commits. */
export async function addJob(tx: Tx, job: Job): Promise<void> {
  await tx.execute(sql`
    select from graphile_worker.add_job(
      ${job.name}, ${JSON.stringify(job.payload)}::json,
      run_at => ${job.run_at?.toISOString() ?? null}::timestamptz,
      job_key => ${job.key ?? null},
      max_attempts => ${job.max_attempts ?? 12},
      priority => ${HIGH_PRIORITY.has(job.name) ? -10 : 0}
    )`);
}
