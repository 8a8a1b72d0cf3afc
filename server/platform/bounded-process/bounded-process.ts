import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { ROOT } from '#server/platform/root-folder.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';

interface ProcessOptions<Answer> {
  /** Path of a TypeScript source from the project root; it calls `serveTasks`. */
  readonly script: string;
  readonly answer: z.ZodType<Answer>;
  /** Per task. */
  readonly limitMs: number;
  /** Limit of objects; resident memory may be twice that, with buffers and runtime (Linux only). */
  readonly memoryMb: number;
  /** An idle process ends after this long, to free its memory. */
  readonly idleMs: number;
}

export type ProcessLimit = { readonly code: 'TIME_LIMIT' | 'MEMORY_LIMIT' };
export type RunBounded<Task, Answer> = (task: Task) => Promise<Result<Answer, ProcessLimit>>;

const MEMORY_CHECK_MS = 200;
/** Environment variables a parser needs; no secret is among them. */
const PASSED_ON = [
  'PATH',
  'TZ',
  'TMPDIR',
  'LANG',
  'NODE_ENV',
  'NODE_EXTRA_CA_CERTS',
  'SSL_CERT_FILE',
  'SystemRoot',
];
const OUT_OF_MEMORY = ['SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGKILL'];

const reply = z.union([
  z.object({ answer: z.unknown(), error: z.undefined().optional() }),
  z.object({ error: z.object({ message: z.string(), code: z.string().optional() }) }),
]);

const children = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

/**
 * Runs tasks in order in their own process, for input of strangers: requests go on, and only that process can run out
 * of memory (a thread would take ours with it). A task over its limits is refused, and the next one gets a new process.
 * An error of the script is thrown.
 */
export function createBoundedProcess<Task extends object, Answer>(
  options: ProcessOptions<Answer>,
): RunBounded<Task, Answer> {
  let child: ChildProcess | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;

  async function runNow(task: Task): Promise<Result<Answer, ProcessLimit>> {
    clearTimeout(idle);
    child ??= start(options);
    const current = child;
    const end = () => {
      child = null;
      current.kill('SIGKILL');
    };
    const outcome = await exchange(current, task, options);
    if (!outcome.ok || 'error' in outcome.value) end();
    else idle = setTimeout(end, options.idleMs).unref();
    if (!outcome.ok) return outcome;
    const { value } = outcome;
    if (value.error !== undefined) throw Object.assign(new Error(value.error.message), value.error);
    return succeed(options.answer.parse(value.answer));
  }

  return (task) => {
    const done = last.then(() => runNow(task));
    last = done.catch(() => undefined);
    return done;
  };
}

/** Runs the source, also beside the built server. Does not keep this process alive. */
function start({ script, memoryMb }: Pick<ProcessOptions<unknown>, 'script' | 'memoryMb'>): ChildProcess {
  const env = Object.fromEntries(
    PASSED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  );
  const started = fork(fileURLToPath(new URL(script, ROOT)), {
    execArgv: [`--max-old-space-size=${memoryMb}`],
    env,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  started.unref();
  started.channel?.unref();
  children.add(started);
  started.once('exit', () => children.delete(started));
  return started;
}

async function exchange(
  child: ChildProcess,
  task: object,
  { limitMs, memoryMb }: Pick<ProcessOptions<unknown>, 'limitMs' | 'memoryMb'>,
): Promise<Result<z.output<typeof reply>, ProcessLimit>> {
  const over = new AbortController();
  const { signal } = over;
  const late = AbortSignal.timeout(limitMs);
  const watch = setInterval(async () => {
    if ((await residentMb(child.pid)) > 2 * memoryMb) child.kill('SIGKILL');
  }, MEMORY_CHECK_MS).unref();
  try {
    const answered = once(child, 'message', { signal }).then(([message]) => succeed(reply.parse(message)));
    const ended = once(child, 'exit', { signal }).then(([code, cause]) => endOf(code, cause));
    const timedOut = once(late, 'abort', { signal }).then(() => refuse({ code: 'TIME_LIMIT' }));
    child.send(task);
    return await Promise.race([answered, ended, timedOut]);
  } finally {
    clearInterval(watch);
    over.abort();
  }
}

function endOf(code: unknown, cause: unknown) {
  if (OUT_OF_MEMORY.some((signal) => signal === cause) || code === 134) {
    return refuse({ code: 'MEMORY_LIMIT' });
  }
  throw new Error(`a bounded process ended by itself: ${code ?? cause}`);
}

/** Zero where the system does not say. */
async function residentMb(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1_024;
}
