import { createBoundedProcess } from '#server/platform/bounded-process/bounded-process.ts';
import { type StampOutcome, type StampTask, stampOutcome } from './stamp-task.ts';

const runApart = createBoundedProcess<StampTask, StampOutcome>({
  script: 'server/platform/pdf/stamp/stamp-worker.ts',
  answer: stampOutcome,
  limitMs: 60_000,
  memoryMb: 768,
  idleMs: 60_000,
});

/**
 * Writes a line on the foot of every page of a PDF, in a process of its own: requests go on meanwhile. One document at
 * a time. A document that takes too long or too much memory is broken.
 */
export async function stampPdf(task: StampTask): Promise<StampOutcome> {
  const stamped = await runApart(task);
  return stamped.ok ? stamped.value : 'broken';
}
