import type { z } from 'zod';

export interface JobDefinition {
  readonly name: string;
  /** The name it was queued under in an earlier release: queued jobs of that name still run. */
  readonly formerly?: string;
  /** Five-field cron schedule in UTC; scheduled jobs have an empty payload. */
  readonly schedule?: string;
  readonly sends_mail?: true;
  /** `jobId`: the id in the queue, the same on a retry. */
  run(payload: unknown, jobId?: string): Promise<void>;
}

interface JobOf<Schema extends z.ZodType> {
  readonly name: string;
  readonly formerly?: string;
  readonly schema: Schema;
  readonly schedule?: string;
  readonly sends_mail?: true;
  readonly run: (payload: z.output<Schema>, jobId?: string) => Promise<unknown>;
}

/** A payload that does not match its schema throws, so the job fails visibly. */
export function defineJob<Schema extends z.ZodType>(job: JobOf<Schema>): JobDefinition {
  const { name, schema, run } = job;
  return {
    name,
    ...(job.formerly === undefined ? {} : { formerly: job.formerly }),
    ...(job.schedule === undefined ? {} : { schedule: job.schedule }),
    ...(job.sends_mail && { sends_mail: true }),
    run: async (payload, jobId) => {
      await run(schema.parse(payload), jobId);
    },
  };
}
