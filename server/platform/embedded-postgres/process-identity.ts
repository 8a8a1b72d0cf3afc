import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** What tells a process from a later one that got the same number. */
export interface ProcessIdentity {
  /** When it started, in whatever form the system gives; empty when it does not run. */
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
    // The name in parentheses may hold anything; the fields after it are fixed: state first, start time 20th.
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
