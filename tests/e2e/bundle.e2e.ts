import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Everything that a visitor can download. */
function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

test('[ASEC-005, ASEC-006, SEC-004] what the browser gets names no secret, no privileged key and no list of admins', () => {
  const scripts = filesIn('build/client').filter((path) => /\.(js|css|json|map|html)$/.test(path));
  expect(scripts.length).toBeGreaterThan(10);
  const words = [
    'AUTH_SECRET',
    'ADMIN_EMAILS',
    'DATABASE_URL',
    'DEV_TOKEN',
    'SMTP_URL',
    'CLIENT_SECRET',
    'service_role',
    'arunika-development-gateway',
    'admin@arunika.example',
    'demo-arunika',
    'postgres://',
    'PRIVATE KEY',
  ];
  const found = scripts.flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    return words.filter((word) => text.includes(word)).map((word) => `${word} in ${path}`);
  });
  expect(found).toEqual([]);
  expect(scripts.filter((path) => path.endsWith('.map'))).toEqual([]);
});
