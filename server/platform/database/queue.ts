import { sql } from 'drizzle-orm';
import { currentTraceparent } from '../telemetry/tracing.ts';
import type { Tx } from './db.ts';
import { writeWithCommit } from './with-tx.ts';

export interface Job {
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** Replaces a waiting job with the same key. */
  readonly key?: string;
  readonly run_at?: Date;
  readonly max_attempts?: number;
  /** Jobs of one queue run one after the other, whichever process takes them. */
  readonly queue?: string;
}

/** Somebody waits for a payment or its result. Other mails come later. */
const HIGH_PRIORITY = new Set([
  'handle-webhook',
  'deliver-dev-webhook',
  'complete-purchase-intent',
  'send-purchase-link',
  'send-gateway-refund',
  'settle-gateway-refund',
]);

function payloadOf({ payload }: Pick<Job, 'payload'>): Job['payload'] {
  const traceparent = currentTraceparent();
  return traceparent === null ? payload : { ...payload, traceparent };
}

export async function addJobs(tx: Tx, jobs: readonly Pick<Job, 'name' | 'payload'>[]): Promise<void> {
  if (jobs.length === 0) return;
  const carried = jobs.map((job) => ({ name: job.name, payload: payloadOf(job) }));
  const statement = sql`
    select count(graphile_worker.add_job(job->>'name', job->'payload', max_attempts => 12))
    from json_array_elements(${JSON.stringify(carried)}::json) job`;
  await writeWithCommit(tx, statement);
}

/** The job exists if and only if the transaction commits. */
export function addJob(tx: Tx, job: Job): Promise<void> {
  const statement = sql`
    select from graphile_worker.add_job(
      ${job.name}, ${JSON.stringify(payloadOf(job))}::json,
      run_at => ${job.run_at?.toISOString() ?? null}::timestamptz,
      job_key => ${job.key ?? null},
      max_attempts => ${job.max_attempts ?? 12},
      queue_name => ${job.queue ?? null},
      priority => ${HIGH_PRIORITY.has(job.name) ? -10 : 0}
    )`;
  return writeWithCommit(tx, statement);
}
