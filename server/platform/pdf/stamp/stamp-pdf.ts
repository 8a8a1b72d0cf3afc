import { createBoundedProcess } from '#server/platform/bounded-process/bounded-process.ts';
import { type StampOutcome, type StampTask, stampOutcome } from './stamp-task.ts';

const stamping = {
  script: 'server/platform/pdf/stamp/stamp-worker.ts',
  answer: stampOutcome,
  idleMs: 60_000,
} as const;

/** Uploads get stricter limits, so that no accepted file holds up downloads. */
const stampTrials = createBoundedProcess<StampTask, StampOutcome>({
  ...stamping,
  limitMs: 20_000,
  memoryMb: 384,
});
const copies = createBoundedProcess<StampTask, StampOutcome>({ ...stamping, limitMs: 60_000, memoryMb: 768 });

/** Runs in a separate process, one document at a time. A document over its limits counts as broken. */
export async function stampPdf(task: StampTask): Promise<StampOutcome> {
  const stamped = await (task.target === null ? stampTrials(task) : copies(task));
  return stamped.ok ? stamped.value : 'broken';
}
