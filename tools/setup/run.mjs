import { spawn } from 'node:child_process';
import { environment, root } from './paths.mjs';

/** Runs a command to its end with its output in sight. Throws when it fails. */
export function run(file, args, extra = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd: root,
      env: environment(extra),
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
    });
    // Whoever asked may be told to stop meanwhile, and leaves nothing behind.
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
