import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths) add(hash, path);
  return hash.digest('hex');
}

function add(hash, path) {
  const full = join(root, path);
  if (!existsSync(full)) return hash.update(`-${path}\n`);
  if (!statSync(full).isDirectory()) return hash.update(`${path}\n`).update(readFileSync(full));
  for (const name of readdirSync(full).sort()) add(hash, `${path}/${name}`);
  return hash;
}
