import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { settleWithin } from '../failures/within.ts';

export interface SuperviseOptions {
  readonly launch: (stopping: AbortSignal) => Promise<ChildProcess>;
  readonly stopServer: (pid: number) => Promise<void>;
  readonly nextDelayMs: () => number;
  readonly onLog: (message: string) => void;
}

export interface SupervisedProcess {
  readonly pid: () => number;
  stop(): Promise<void>;
}

const STOP_TIMEOUT_MS = 1_000;

/** Retries with backoff and without end: a full disk may pass after hours. */
export async function supervise(options: SuperviseOptions): Promise<SupervisedProcess> {
  const { launch, onLog } = options;
  const stopping = new AbortController();
  let current = await launch(stopping.signal);
  let restart: Promise<void> = Promise.resolve();
  const watch = (child: ChildProcess) => {
    child.once('exit', (code, signal) => {
      if (stopping.signal.aborted) return;
      onLog(`PostgreSQL ended by itself (${signal ?? code})`);
      restart = relaunch();
    });
  };
  async function relaunch(): Promise<void> {
    while (!stopping.signal.aborted) {
      const delayMs = options.nextDelayMs();
      onLog(`PostgreSQL is started again in ${delayMs} ms`);
      await wait(delayMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      try {
        current = await launch(stopping.signal);
        onLog('PostgreSQL runs again');
        return watch(current);
      } catch (error) {
        onLog(`PostgreSQL did not start: ${error instanceof Error ? error.message : error}`);
      }
    }
  }
  watch(current);
  return {
    pid: () => current.pid ?? 0,
    async stop() {
      stopping.abort();
      await settleWithin(STOP_TIMEOUT_MS, restart);
      if (current.pid !== undefined) await options.stopServer(current.pid);
    },
  };
}
