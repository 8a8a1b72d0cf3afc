import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { BUILT_APP } from '#tests/support/machine/app-server.ts';

/** Static imports of an ES module, which are loaded before its first line runs. */
const importedBy = (script: string) =>
  [...script.matchAll(/^import\b[^;]*?["']([^"']+)["'];?$/gm)].map(([, from = '']) => from);

/** A built script with its parts, each with its text, and the packages beside it that they import. */
function loadedWith(path: string, parts = new Map<string, string>()) {
  const script = readFileSync(path, 'utf8');
  parts.set(path, script);
  const packages: string[] = [];
  for (const from of importedBy(script)) {
    const part = join(dirname(path), from);
    if (from.startsWith('node:') || parts.has(part)) continue;
    if (from.startsWith('.')) packages.push(...loadedWith(part, parts).packages);
    else packages.push(from);
  }
  return { parts, packages };
}

test('nothing is loaded before the built server has said that it wants the fast builds of React and the router', () => {
  const script = readFileSync(BUILT_APP, 'utf8');
  // A bundler may take a module away that nobody imports anything from, and what it does with it.
  expect(script).toContain('process.env.NODE_ENV = ');
  expect(script).toContain('globalThis.fetch = ');
  expect(loadedWith(BUILT_APP).packages).toEqual([]);
  expect(importedBy('import { a } from "react";\nimport "./b.js";')).toEqual(['react', './b.js']);
});

/** Limits in MB: of the server, and of the pages. */
const MOST_MB = [7.2, 4.6];

// The process keeps all that it has loaded. What one document or one mail needs is imported where it is made.
test('a start loads no library that only some requests need', () => {
  const assets = join(dirname(BUILT_APP), 'assets');
  const main = readdirSync(assets).find((name) => name.startsWith('run-process-')) ?? '';
  const loaded = [join(assets, main), 'build/server/index.js'].map((path) => loadedWith(path));
  expect(loaded.flatMap(({ packages }) => packages)).not.toContain('@resvg/resvg-js');
  const megabytes = loaded.map(({ parts }) => [...parts.values()].join('').length / 1e6);
  const tooLarge = megabytes.map((size, place) => size > (MOST_MB[place] ?? 0));
  expect(tooLarge, `server and pages: ${megabytes} MB`).toEqual([false, false]);
});
