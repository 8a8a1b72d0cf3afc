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

/** Everything that the server is configured with, by name: a new secret is looked for without being named here. */
function configuredNames(): readonly string[] {
  const sources = [
    'config',
    'bucket-config',
    'gateway-config',
    'mail-config',
    'whatsapp-config',
    'assistant-config',
    'ads-config',
  ].map((name) => readFileSync(`server/platform/config/${name}.ts`, 'utf8'));
  return [...new Set(sources.join('\n').match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?=: )/g))];
}

test('[ASEC-005, ASEC-006, SEC-004] what the browser gets names no secret, no privileged key and no list of admins', () => {
  const scripts = filesIn('build/client').filter((path) => /\.(js|css|json|map|html)$/.test(path));
  expect(scripts.length).toBeGreaterThan(10);
  const words = [
    ...configuredNames(),
    'service_role',
    'arunika-development-gateway',
    'admin@arunika.example',
    'demo-arunika',
    'postgres://',
    'PRIVATE KEY',
  ];
  expect(words).toEqual(
    expect.arrayContaining(['AUTH_SECRET', 'ADMIN_EMAILS', 'S3_SECRET_ACCESS_KEY', 'SMTP_URL']),
  );
  const found = scripts.flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    return words.filter((word) => text.includes(word)).map((word) => `${word} in ${path}`);
  });
  expect(found).toEqual([]);
  expect(scripts.filter((path) => path.endsWith('.map'))).toEqual([]);
});
