import { existsSync, readFileSync } from 'node:fs';
import { run } from './run.mjs';

/** Does nothing unless root on Debian; the caller checks the result. */
export async function installDebianPackage(name) {
  if (!isDebianRoot()) return;
  console.error(`Installing ${name}…`);
  try {
    await run('apt-get', ['update', '-q']);
    await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name]);
  } catch (error) {
    console.error(error.message);
  }
}

function isDebianRoot() {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return process.getuid?.() === 0 && /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(release);
}
