import { spawnSync } from 'node:child_process';

/** The command of a PgBouncer (Debian's package `pgbouncer`), for the tests of the app behind one; null where there is none. */
export function findPgbouncer() {
  return (
    ['pgbouncer'].find((command) => spawnSync(command, ['--version'], { timeout: 30_000 }).status === 0) ??
    null
  );
}
