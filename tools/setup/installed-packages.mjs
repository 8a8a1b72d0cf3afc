import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { node, root } from './paths.mjs';

/** Compares with the list that npm writes last, so that neither `npm ci` nor a read-only tree needs a mark of ours. */
export function isInstalled() {
  const installed = readPackages(join(root, 'node_modules', '.package-lock.json'));
  return (
    existsSync(node) &&
    installed !== null &&
    matchesLock(readPackages(join(root, 'package-lock.json')), installed)
  );
}

/** Optional packages for other platforms may be missing; everything else must match exactly. */
export function matchesLock(locked, installed) {
  const isRight = ([path, { version, integrity, optional }]) => {
    const found = installed[path];
    if (found === undefined) return path === '' || optional === true;
    return found.version === version && found.integrity === integrity;
  };
  return (
    Object.entries(locked).every(isRight) &&
    Object.keys(installed).every((path) => Object.hasOwn(locked, path))
  );
}

function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : null;
}
