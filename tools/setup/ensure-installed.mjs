import { existsSync } from 'node:fs';
import { isInstalled } from './installed-packages.mjs';
import { node } from './paths.mjs';
import { run } from './run.mjs';

const OLDEST = [20, 19];

export async function ensureInstalled() {
  refuseOldNode();
  if (isInstalled()) return;
  console.error('Installing packages…');
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (!existsSync(node))
    throw new Error(
      'Node 24 was not installed: npm must be allowed to run the script of the package "node".',
    );
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  throw new Error(`Node ${OLDEST.join('.')} or newer is needed; this is ${process.versions.node}.`);
}
