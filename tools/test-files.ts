/** What vitest runs, as globs from the root of the project; a test that lies elsewhere would never run. */
export const UNIT_TESTS = [
  '{app,contract,messages,shared,server,db,tools,bench}/**/*.test.{ts,tsx}',
  'tests/api/**/*.test.ts',
];
/** Against the built app: in a browser, and over HTTP. */
export const JOURNEYS = ['tests/e2e/**/*.e2e.ts', 'tests/built/**/*.test.ts'];
/** `npm test` says so where they can not run. */
export const NEEDING_JAVA = ['tests/built/html.test.ts'];
export const NEEDING_FFMPEG = ['server/media/films/prepare-film.test.ts', 'tests/e2e/films.e2e.ts'];
export const NEEDING_PGBOUNCER = ['tests/api/behind-pgbouncer.test.ts'];
export const NEEDING_RADICALE = ['server/calendars/{caldav/caldav,calendars-by-caldav}.test.ts'];

/**
 * The longest, in the order in which they begin: one that begins last leaves all but one core with nothing to do. Without
 * this list the size of a file decides.
 */
export const LONG = [
  'tests/api/role-walk.test.ts',
  'tests/api/openapi.test.ts',
  'server/subscriptions/subscriptions.property.test.ts',
  'db/seed/past/past.test.ts',
  'server/media/films/prepare-film.test.ts',
  'tests/api/every-operation.test.ts',
  'server/platform/embedded-postgres/survive-kills.test.ts',
  'server/checkout/market.property.test.ts',
  'server/platform/pdf/stamp/stamp-pdf.test.ts',
  'tests/api/openapi-client.test.ts',
  'server/platform/embedded-postgres/start-anywhere.test.ts',
  'db/seed/seed-library.test.ts',
  'server/platform/backup/releases.test.ts',
  'tests/e2e/sweep/admin-id.e2e.ts',
  'tests/e2e/sweep/visitor-id.e2e.ts',
  'tests/e2e/sweep/admin-en.e2e.ts',
  'tests/e2e/sweep/buyer-en.e2e.ts',
  'tests/e2e/poisoned-pages.e2e.ts',
  'tests/built/two-processes.test.ts',
  'tests/e2e/sweep/visitor-en.e2e.ts',
  'tests/e2e/sweep/buyer-id.e2e.ts',
  'tests/e2e/sweep/newcomer.e2e.ts',
];
