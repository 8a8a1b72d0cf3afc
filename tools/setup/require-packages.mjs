import { existsSync } from 'node:fs';
import { node } from './paths.mjs';

/** Throws what to run first, where a command that installs nothing would end in a stack. */
export function requirePackages() {
  if (!existsSync(node)) throw new Error('The packages are not installed yet. Run: npm ci');
}
