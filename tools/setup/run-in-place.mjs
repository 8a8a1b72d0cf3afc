import { spawn } from 'node:child_process';
import { followNpm } from './exit-with-npm.mjs';
import { environment, node, root } from './paths.mjs';

/**
 * Runs a script with the Node of the packages (or `file`, another command) in place of this process: same terminal,
 * same signals, same exit code.
 * A Ctrl-C reaches both at once and is passed on once more; whoever stops in order does so at the first signal.
 */
export function handOver(args, { file = node, env = {} } = {}) {
  const child = spawn(file, args, {
    cwd: root,
    env: environment(env),
    stdio: 'inherit',
    shell: process.platform === 'win32' && file !== node,
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  followNpm(() => child.kill('SIGTERM'));
  child.once('error', (error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
  child.once('exit', (code, signal) => {
    process.exitCode = code ?? (signal === null ? 0 : 1);
  });
}
