import { spawn } from 'node:child_process';
import { environment, root } from './paths.mjs';

/** Shows its output. Throws when it fails. */
export function run(file, args, extra = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd: root,
      env: environment(extra),
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
    });
    // Stops the command when this process is stopped.
    const stop = () => child.kill();
    process.once('exit', stop);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      process.off('exit', stop);
      if (code === 0) resolve();
      else reject(new Error(`${[file, ...args].join(' ')} ended with ${signal ?? code}`));
    });
  });
}
