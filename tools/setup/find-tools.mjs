import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const runs = (command, option) => spawnSync(command, [option], { timeout: 30_000 }).status === 0;
const find = (option, commands) => commands.find((command) => runs(command, option)) ?? null;

/** The ffprobe comes with it in Debian's package. */
export const hasFfmpeg = () => runs('ffmpeg', '-version') && runs('ffprobe', '-version');

/** For the checker of HTML. macOS has a `java` that only says where to get one. */
export function findJava() {
  const home = process.env.JAVA_HOME;
  return find('-version', [...(home ? [join(home, 'bin', 'java')] : []), 'java']);
}

/** For the tests of the app behind a pooler. */
export const findPgbouncer = () => find('--version', ['pgbouncer']);

/** For the tests of calendars. */
export const findRadicale = () => find('--version', ['radicale']);

/** For `npm run bench`. It has no option that ends well. */
export const findWrk = () => (spawnSync('wrk', ['-v']).error === undefined ? 'wrk' : null);
