import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Distinguishes a process from a later one with the same pid. */
export interface ProcessIdentity {
  /** Start time in the system's format; empty if not running. */
  readonly started: string;
  readonly command: string;
}

const NOT_RUNNING: ProcessIdentity = { started: '', command: '' };

export function identifyProcess(pid: number): ProcessIdentity {
  return existsSync('/proc/self/stat') ? fromProc(pid) : fromPs(pid);
}

export function isRunning(pid: number): boolean {
  return identifyProcess(pid).started !== '';
}

function fromProc(pid: number): ProcessIdentity {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses is arbitrary; after it, state is the first field and start time the 20th.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z') return NOT_RUNNING;
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return { started: fields[19] ?? '', command };
  } catch {
    return NOT_RUNNING;
  }
}

function fromPs(pid: number): ProcessIdentity {
  try {
    const run = (column: string) =>
      execFileSync('ps', ['-p', String(pid), '-o', `${column}=`], { encoding: 'utf8' }).trim();
    return { started: run('lstart'), command: run('command') };
  } catch {
    return NOT_RUNNING;
  }
}

export function childrenOf(pid: number): readonly number[] {
  if (!existsSync('/proc/self/stat')) return childrenByPs(pid);
  return readdirSync('/proc')
    .map(Number)
    .filter((each) => Number.isInteger(each) && parentOf(each) === pid);
}

function parentOf(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return null;
  }
}

function childrenByPs(pid: number): readonly number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  return lines.flatMap((line) => {
    const [child, parent] = line.trim().split(/\s+/).map(Number);
    return parent === pid && child !== undefined ? [child] : [];
  });
}

const STEP_MS = 20;

export async function waitUntil(holds: () => boolean | Promise<boolean>, limitMs: number): Promise<boolean> {
  const deadline = Date.now() + limitMs;
  while (!(await holds())) {
    if (Date.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
  return true;
}

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
