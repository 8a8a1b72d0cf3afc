import { expect, test } from 'vitest';
import { z } from 'zod';
import { createLogger } from '#server/platform/telemetry/logger.ts';
import { defineJob } from './define-job.ts';
import { taskListOf } from './run-worker.ts';

test('a job queued under its former name runs', async () => {
  const run = async () => undefined;
  const job = defineJob({ name: 'prune-expired', formerly: 'housekeeping', schema: z.object({}), run });
  const { list } = taskListOf([job], createLogger('silent'));
  expect(Object.keys(list)).toEqual(['prune-expired', 'housekeeping']);
});
