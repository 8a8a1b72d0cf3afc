import { globSync } from 'node:fs';
import { UNIT_TESTS } from './test-files.ts';
import { importsOf } from './test-run/select-tests.ts';

const DATABASE = /^tests\/support\/machine\/server-databases\.ts$|\/embedded-postgres\//;
/** Shared test code; product code opens no database on import. */
const OF_TESTS = /^tests\/|\/testing\//;

/** Unit tests that import the test database or start PostgreSQL, as paths from the project's root. */
export function testsWithDatabase(): readonly string[] {
  const known = new Map<string, boolean>();
  return globSync(UNIT_TESTS).filter((file) => reaches(file, known));
}

function reaches(file: string, known: Map<string, boolean>): boolean {
  const before = known.get(file);
  if (before !== undefined) return before;
  known.set(file, DATABASE.test(file));
  if (DATABASE.test(file)) return true;
  const isFound = importsOf(file).some((name) => OF_TESTS.test(name) && reaches(name, known));
  known.set(file, isFound);
  return isFound;
}
