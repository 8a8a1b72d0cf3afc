import type { z } from 'zod';

/** A job by its name in the queue: what its payload must look like, and what does it. */
export interface JobDefinition {
  readonly name: string;
  /** The name under which a release before this one queued it: what waits from then runs all the same. */
  readonly formerly?: string;
  /** Standard five-field schedule in UTC; the payload of a scheduled job is empty. */
  readonly schedule?: string;
  /** `jobId` names the job in the queue; the same one when it is tried again. */
  run(payload: unknown, jobId?: string): Promise<void>;
}

interface JobOf<Schema extends z.ZodType> {
  readonly name: string;
  readonly formerly?: string;
  readonly schema: Schema;
  readonly schedule?: string;
  readonly run: (payload: z.output<Schema>, jobId?: string) => Promise<unknown>;
}

/** Ties a payload schema to its function. A payload that does not fit throws, and the job fails visibly. */
export function defineJob<Schema extends z.ZodType>(job: JobOf<Schema>): JobDefinition {
  const { name, schema, run } = job;
  return {
    name,
    ...(job.formerly === undefined ? {} : { formerly: job.formerly }),
    ...(job.schedule === undefined ? {} : { schedule: job.schedule }),
    run: async (payload, jobId) => {
      await run(schema.parse(payload), jobId);
    },
  };
}
