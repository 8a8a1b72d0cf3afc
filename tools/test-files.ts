/** What vitest runs, as globs from the root of the project; a test that lies elsewhere would never run. */
export const UNIT_TESTS = [
  '{app,contract,messages,shared,server,db,tools,bench}/**/*.test.{ts,tsx}',
  'tests/api/**/*.test.ts',
];
export const JOURNEYS = ['tests/e2e/**/*.e2e.ts'];
/** `npm test` says so where they can not run. */
export const NEEDING_JAVA = ['tests/e2e/html.e2e.ts'];
