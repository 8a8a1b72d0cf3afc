import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { STEP_LIMIT_MS, TEST_LIMIT_MS } from './tests/support/time-limits.ts';
import { testsWithDatabase } from './tools/pure-tests.ts';
import { findJava, findPgbouncer, findRadicale, hasFfmpeg } from './tools/setup/find-tools.mjs';
import {
  JOURNEYS,
  NEEDING_FFMPEG,
  NEEDING_JAVA,
  NEEDING_PGBOUNCER,
  NEEDING_RADICALE,
  UNIT_TESTS,
} from './tools/test-files.ts';
import { reportFailures } from './tools/test-run/report-failures.ts';

const limits = {
  testTimeout: TEST_LIMIT_MS,
  hookTimeout: TEST_LIMIT_MS,
  expect: { poll: { timeout: STEP_LIMIT_MS } },
} as const;

/** Files of one worker share the modules that they import, which is most of a short file's time; what they share is only read. */
const shared = { passWithNoTests: false, restoreMocks: true, isolate: false, ...limits } as const;

/** Set by `npm test`: the name of the run, and a pattern for the one test that it runs again. */
const { TEST_RUN, TEST_NAME } = process.env;

/** `npm run test:quick`: only what needs no PostgreSQL. */
const isQuick = process.env.TEST_QUICK === 'yes';

/** For `npm test`, which reads what was found. */
const toFiles = (run: string) => ({
  reporters: [
    'dot',
    ['json', { outputFile: `.test/results-${run}.json` }],
    reportFailures(`.test/failures-${run}.json`),
  ] satisfies NonNullable<ViteUserConfig['test']>['reporters'],
});

export default defineConfig({
  test: {
    pool: 'forks',
    // One more than the smallest machine has cores: tests wait for PostgreSQL and pages half of their time, and more at
    // once only wait for each other.
    maxWorkers: 3,
    ...(TEST_NAME === undefined ? {} : { testNamePattern: new RegExp(TEST_NAME) }),
    ...(TEST_RUN === undefined ? {} : toFiles(TEST_RUN)),
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: UNIT_TESTS,
          exclude: [
            ...(isQuick ? testsWithDatabase() : []),
            ...(findRadicale() === null ? NEEDING_RADICALE : []),
            ...(findPgbouncer() === null ? NEEDING_PGBOUNCER : []),
            ...(hasFfmpeg() ? [] : NEEDING_FFMPEG),
          ],
          setupFiles: ['tests/support/file-guard.ts'],
          globalSetup: isQuick ? [] : ['tests/support/global-postgres.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'journeys',
          include: JOURNEYS,
          exclude: [...(findJava() === null ? NEEDING_JAVA : []), ...(hasFfmpeg() ? [] : NEEDING_FFMPEG)],
          globalSetup: ['tests/support/global-postgres.ts', 'tests/support/global-demo.ts'],
        },
      },
    ],
  },
});
