import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { node, root } from './paths.mjs';
import { run } from './run.mjs';

const mark = join(root, 'node_modules', '.installed');
const OLDEST = [20, 19];

/** Installs what the lock file says, when something else (or nothing) is installed. */
export async function ensureInstalled() {
  refuseOldNode();
  const wanted = fingerprint(['package-lock.json']);
  const isCurrent = existsSync(node) && existsSync(mark) && readFileSync(mark, 'utf8') === wanted;
  if (isCurrent) return;
  console.error('Installing packages…');
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (!existsSync(node))
    throw new Error(
      'Node 24 was not installed: npm must be allowed to run the script of the package "node".',
    );
  // Last, so that an installation that was cut short is done again.
  writeFileSync(mark, wanted);
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  throw new Error(`Node ${OLDEST.join('.')} or newer is needed; this is ${process.versions.node}.`);
}
