import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** The command of a Java that runs, for the checker of HTML; null where there is none. */
export function findJava() {
  const home = process.env.JAVA_HOME;
  const commands = [...(home ? [join(home, 'bin', 'java')] : []), 'java'];
  // macOS has a `java` that only says where to get one.
  return (
    commands.find((command) => spawnSync(command, ['-version'], { timeout: 30_000 }).status === 0) ?? null
  );
}
