import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

/** Lowest priority, because pages are served by the same processors. */
const PRIORITY = 19;
/** ffmpeg reports several times a second; after this silence it hangs. */
const SILENCE_MS = 120_000;
const MAX_ERROR_CHARACTERS = 2_000;

/** The input is no film that ffmpeg can read, or the machine failed. */
export class FfmpegError extends Error {}

export interface Ffmpeg {
  readonly version: string;
  probe(path: string): Promise<unknown>;
  run(args: readonly string[], options: FfmpegRun): Promise<void>;
}

interface FfmpegRun {
  readonly folder: string;
  readonly onProgress?: (seconds: number) => void;
}

/** Null without ffmpeg and ffprobe. Throws if they could not be run. */
export async function findFfmpeg(): Promise<Ffmpeg | null> {
  try {
    const version = /^ffmpeg version (\S+)/.exec(await outputOf('ffmpeg', ['-version']))?.[1] ?? 'unknown';
    await outputOf('ffprobe', ['-version']);
    return { version, probe, run };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

const PROBE = ['-v', 'error', '-show_streams', '-show_format', '-of', 'json'];

async function probe(path: string): Promise<unknown> {
  return JSON.parse(await outputOf('ffprobe', [...PROBE, `file:${path}`]));
}

async function run(args: readonly string[], { folder, onProgress }: FfmpegRun): Promise<void> {
  const quiet = ['-hide_banner', '-nostdin', '-v', 'error', '-progress', 'pipe:1', '-y'];
  const child = start('ffmpeg', [...quiet, ...args], folder);
  if (child.pid !== undefined) setPriority(child.pid, PRIORITY);
  const watch = setTimeout(() => child.kill('SIGKILL'), SILENCE_MS);
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => {
    watch.refresh();
    const microseconds = /^out_time_us=(\d+)$/.exec(line)?.[1];
    if (microseconds !== undefined) onProgress?.(Number(microseconds) / 1_000_000);
  });
  try {
    await ended(child, text(child.stderr));
  } finally {
    clearTimeout(watch);
  }
}

async function outputOf(command: string, args: readonly string[]): Promise<string> {
  const child = start(command, args);
  const output = text(child.stdout);
  await ended(child, text(child.stderr));
  return output;
}

/** Ends with this process, which may stop at any time. */
function start(command: string, args: readonly string[], folder?: string) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], cwd: folder });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('close', () => process.off('exit', kill));
  return child;
}

async function ended(child: ReturnType<typeof start>, errors: Promise<string>): Promise<void> {
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new FfmpegError((await errors).slice(-MAX_ERROR_CHARACTERS) || `ended with ${code}`);
}
