import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { childrenOf, identifyProcess, isRunning } from './process-identity.ts';
import { waitUntil } from './wait-until.ts';

const FAST_SHUTDOWN_MS = 2_500;
const IMMEDIATE_SHUTDOWN_MS = 700;

/** Stops an orphaned server and removes a stale pid file. Only the owner of the data folder may call it. */
export async function cleanUpOrphan(cluster: string): Promise<void> {
  const file = join(cluster, 'postmaster.pid');
  const pid = readPid(file);
  if (pid === null) return;
  if (isPostmasterOf(pid, cluster)) await stopPostmaster(pid);
  if (!isPostmasterOf(pid, cluster)) rmSync(file, { force: true });
}

function readPid(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

function isPostmasterOf(pid: number, cluster: string): boolean {
  const { command } = identifyProcess(pid);
  return command.includes('postgres') && command.includes(cluster);
}

/**
 * Fast shutdown; if it hangs, immediate shutdown, which recovers at the next start; if that hangs, kills every
 * process. Resumes a frozen server first, so that it gets the signal.
 */
export async function stopPostmaster(pid: number): Promise<void> {
  for (const child of childrenOf(pid)) send(child, 'SIGCONT');
  send(pid, 'SIGCONT');
  const steps = [
    ['SIGINT', FAST_SHUTDOWN_MS],
    ['SIGQUIT', IMMEDIATE_SHUTDOWN_MS],
  ] as const;
  for (const [signal, limitMs] of steps) {
    if (!send(pid, signal)) return;
    if (await waitUntil(() => !isRunning(pid), limitMs)) return;
  }
  killPostmaster(pid);
  await waitUntil(() => !isRunning(pid), IMMEDIATE_SHUTDOWN_MS);
}

/** Kills a server with its children: frozen ones would not notice. */
export function killPostmaster(pid: number): void {
  const children = childrenOf(pid);
  for (const each of [pid, ...children]) send(each, 'SIGKILL');
}

function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    process.kill(pid, signal);
    return true;
  } catch {
    return false;
  }
}
