import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

interface Film {
  readonly size?: string;
  readonly fps?: string;
  readonly seconds?: number;
  readonly sound?: boolean;
  /** Options of ffmpeg for the output. */
  readonly output?: readonly string[];
}

/** A film of moving test pictures, made by ffmpeg; its path. */
export function makeFilm(folder: string, name: string, film: Film = {}): string {
  const { size = '640x360', fps = '25', seconds = 3, sound = true, output = [] } = film;
  const path = join(folder, name);
  const input = (source: string) => ['-f', 'lavfi', '-i', `${source}:duration=${seconds}`];
  const made = spawnSync('ffmpeg', [
    ...['-v', 'error', '-y'],
    ...input(`testsrc2=size=${size}:rate=${fps}`),
    ...(sound ? input('sine=frequency=330') : []),
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac', ...output, path],
  ]);
  if (made.status !== 0) throw new Error(`ffmpeg made no film: ${made.stderr}`);
  return path;
}
