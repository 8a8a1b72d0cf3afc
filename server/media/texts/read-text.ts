import { createBoundedProcess } from '#server/platform/bounded-process/bounded-process.ts';
import { type FilePassage, filePassages, type TextTask } from './text-task.ts';

const readBounded = createBoundedProcess<TextTask, FilePassage[]>({
  script: 'server/media/texts/text-worker.ts',
  answer: filePassages,
  limitMs: 60_000,
  memoryMb: 256,
  idleMs: 30_000,
});

/** Runs in a separate process, one file at a time. A file over its limits has no text, like one that is broken. */
export async function readText(task: TextTask): Promise<readonly FilePassage[]> {
  const read = await readBounded(task);
  return read.ok ? read.value : [];
}
