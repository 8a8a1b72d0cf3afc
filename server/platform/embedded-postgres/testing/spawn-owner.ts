import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('./owner.ts', import.meta.url));

export interface Owner {
  readonly url: string;
  readonly port: number;
  /** The process of PostgreSQL, not of its owner. */
  readonly pid: number;
  stop(): Promise<void>;
  /** Kills the app only. */
  kill(): Promise<void>;
}

/** Starts an app on a data folder; throws with its output if it does not get ready. */
export async function spawnOwner(
  dataDir: string,
  who: 'as we are' | 'ordinary' = 'as we are',
  how: 'stays' | 'leaves' = 'stays',
): Promise<Owner> {
  const child = spawn(process.execPath, [SCRIPT, dataDir, who, how], {
    stdio: ['pipe', 'pipe', 'pipe'],
    cwd: '/',
  });
  let said = '';
  child.stderr.on('data', (part) => {
    said += part;
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const { url, port, pid } = JSON.parse(line);
    return { url, port, pid, stop: () => end(child, 'SIGTERM'), kill: () => end(child, 'SIGKILL') };
  }
  throw new Error(said);
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}
