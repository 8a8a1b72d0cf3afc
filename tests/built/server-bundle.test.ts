import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { BUILT_APP } from '#tests/support/machine/app-server.ts';

/** What an ES module imports as it is loaded, before its first own line runs. */
const importedBy = (script: string) =>
  [...script.matchAll(/^import\b[^;]*?["']([^"']+)["'];?$/gm)].map(([, from = '']) => from);

/** The packages among that, also of its own parts. */
function packagesBefore(path: string): readonly string[] {
  return importedBy(readFileSync(path, 'utf8')).flatMap((from) => {
    if (from.startsWith('node:')) return [];
    return from.startsWith('.') ? packagesBefore(join(dirname(path), from)) : [from];
  });
}

test('nothing is loaded before the built server has said that it wants the fast builds of React and the router', () => {
  const script = readFileSync(BUILT_APP, 'utf8');
  // A bundler may take a module away that nobody imports anything from, and what it does with it.
  expect(script).toContain('process.env.NODE_ENV = ');
  expect(script).toContain('globalThis.fetch = ');
  expect(packagesBefore(BUILT_APP)).toEqual([]);
  expect(importedBy('import { a } from "react";\nimport "./b.js";')).toEqual(['react', './b.js']);
});
