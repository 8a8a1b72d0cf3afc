import { spawnSync } from 'node:child_process';

/** Whether there is an ffmpeg, with its ffprobe (Debian's package has both). */
export function hasFfmpeg() {
  return ['ffmpeg', 'ffprobe'].every(
    (command) => spawnSync(command, ['-version'], { timeout: 30_000 }).status === 0,
  );
}
