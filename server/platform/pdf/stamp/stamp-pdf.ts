import { createBoundedProcess } from '#server/platform/bounded-process/bounded-process.ts';
import { type StampOutcome, type StampTask, stampOutcome } from './stamp-task.ts';

const stamping = {
  script: 'server/platform/pdf/stamp/stamp-worker.ts',
  answer: stampOutcome,
  idleMs: 60_000,
} as const;

/** Trials have less, so that nothing is taken in that would hold up those who download it. */
const trials = createBoundedProcess<StampTask, StampOutcome>({ ...stamping, limitMs: 20_000, memoryMb: 384 });
const copies = createBoundedProcess<StampTask, StampOutcome>({ ...stamping, limitMs: 60_000, memoryMb: 768 });

/**
 * Writes a line on the foot of every page of a PDF, in a process of its own: requests go on meanwhile. One document at
 * a time, and what is uploaded apart from what is downloaded. A document that takes too long or too much memory is
 * broken.
 */
export async function stampPdf(task: StampTask): Promise<StampOutcome> {
  const stamped = await (task.target === null ? trials(task) : copies(task));
  return stamped.ok ? stamped.value : 'broken';
}
