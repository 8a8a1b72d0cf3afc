import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const IMPORT = /\b(?:from|import)\s*\(?\s*'((?:#|\.)[^'?]+)[^']*'/g;

/** Static and dynamic imports of this project, as paths from its root. */
export function importsOf(file: string): readonly string[] {
  if (!/\.(ts|tsx|mts|mjs)$/.test(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)]
    .map(([, name = '']) => (name.startsWith('#') ? name.slice(1) : join(dirname(file), name)))
    .filter((path) => existsSync(path));
}

/** Includes the files themselves and everything that imports them, transitively. */
export function reachedBy(
  changed: readonly string[],
  imports: ReadonlyMap<string, readonly string[]>,
): ReadonlySet<string> {
  const importers = new Map<string, string[]>();
  for (const [file, imported] of imports)
    for (const path of imported) importers.set(path, [...(importers.get(path) ?? []), file]);
  const reached = new Set<string>();
  const waiting = [...changed];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    waiting.push(...(importers.get(file) ?? []));
  }
  return reached;
}
