import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export function ensurePassword(stateDir: string): string {
  const file = join(stateDir, 'password');
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

export function hasPassword(stateDir: string): boolean {
  return existsSync(join(stateDir, 'password'));
}
