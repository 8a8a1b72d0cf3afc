import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

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
