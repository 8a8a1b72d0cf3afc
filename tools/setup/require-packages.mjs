import { existsSync } from 'node:fs';
import { node } from './paths.mjs';

/** Throws with the command to run first, instead of a stack trace. */
export function requirePackages() {
  if (!existsSync(node)) throw new Error('The packages are not installed yet. Run: npm ci');
}
