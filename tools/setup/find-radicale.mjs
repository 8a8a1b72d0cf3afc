import { spawnSync } from 'node:child_process';

/** The command of a Radicale that runs (Debian's package `radicale`), for the tests of calendars; null where there is none. */
export function findRadicale() {
  return (
    ['radicale'].find((command) => spawnSync(command, ['--version'], { timeout: 30_000 }).status === 0) ??
    null
  );
}
