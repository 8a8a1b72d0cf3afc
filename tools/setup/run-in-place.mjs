import { spawn } from 'node:child_process';
import { followNpm } from './exit-with-npm.mjs';
import { environment, node, root } from './paths.mjs';

/**
 * Runs a script with the packages' Node (or `file`, another command) in place of this process: same terminal, same
 * signals, same exit code. Ctrl-C reaches both and is passed on again; processes stop at the first signal.
 */
export function replaceProcess(args, { file = node, env = {} } = {}) {
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
