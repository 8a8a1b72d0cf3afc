import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { ROOT } from '#server/platform/root-folder.ts';
import { type StampOutcome, type StampTask, stampOutcome } from './stamp-task.ts';

const LIMIT_MS = 60_000;
const MEMORY_MB = 768;

let worker: Worker | null = null;
let last: Promise<unknown> = Promise.resolve();

/**
 * Writes a line on the foot of every page of a PDF, in a thread of its own: requests go on meanwhile. One document at
 * a time. A document that takes too long or too much memory is broken.
 */
export function stampPdf(task: StampTask): Promise<StampOutcome> {
  const done = last.then(() => stampNow(task));
  last = done.catch(() => undefined);
  return done;
}

async function stampNow(task: StampTask): Promise<StampOutcome> {
  worker ??= startWorker();
  const current = worker;
  try {
    const answered = once(current, 'message', { signal: AbortSignal.timeout(LIMIT_MS) });
    current.postMessage(task);
    const [message] = await answered;
    return stampOutcome.parse(message);
  } catch (error) {
    worker = null;
    await current.terminate();
    if (isTooMuch(error)) return 'broken';
    throw error;
  }
}

/** Of time or of memory. */
function isTooMuch(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return error.code === 'ABORT_ERR' || error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

/** From the sources, also beside the built server. It keeps no process from ending. */
function startWorker(): Worker {
  const started = new Worker(new URL('server/platform/pdf/stamp/stamp-worker.ts', ROOT), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  started.unref();
  return started;
}
