/** Globs from the project's root; a test elsewhere would never run. */
export const UNIT_TESTS = [
  '{app,contract,messages,shared,server,db,tools,bench}/**/*.test.{ts,tsx}',
  'tests/api/**/*.test.ts',
];
/** Run against the built app, in a browser and over HTTP. */
export const JOURNEYS = ['tests/e2e/**/*.e2e.ts', 'tests/built/**/*.test.ts'];
/** `npm test` reports when these cannot run. */
export const NEEDING_JAVA = ['tests/built/html.test.ts'];
export const NEEDING_FFMPEG = ['server/media/films/prepare-film.test.ts', 'tests/e2e/films.e2e.ts'];
export const NEEDING_PGBOUNCER = ['tests/api/behind-pgbouncer.test.ts'];
export const NEEDING_RADICALE = ['server/calendars/{caldav/caldav,calendars-by-caldav}.test.ts'];
