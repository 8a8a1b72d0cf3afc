import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/longest-first.ts';
import { testsWithDatabase } from './tools/pure-tests.ts';
import { hasFfmpeg } from './tools/setup/find-ffmpeg.mjs';
import { findJava } from './tools/setup/find-java.mjs';
import { findPgbouncer } from './tools/setup/find-pgbouncer.mjs';
import { findRadicale } from './tools/setup/find-radicale.mjs';
import {
  JOURNEYS,
  NEEDING_FFMPEG,
  NEEDING_JAVA,
  NEEDING_PGBOUNCER,
  NEEDING_RADICALE,
  UNIT_TESTS,
} from './tools/test-files.ts';

/** Files of one worker share the modules that they import, which is most of a short file's time; what they share is only read. */
const shared = { passWithNoTests: false, restoreMocks: true, isolate: false } as const;

/** `npm run test:quick`: only what needs no PostgreSQL. */
const isQuick = process.env.TEST_QUICK === 'yes';

export default defineConfig({
  test: {
    pool: 'forks',
    // One more than the smallest machine has cores: tests wait for PostgreSQL and pages half of their time, and more at
    // once only wait for each other.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
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
          // Three times the longest: some work for half a minute, also where nothing waits.
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'journeys',
          include: JOURNEYS,
          exclude: [...(findJava() === null ? NEEDING_JAVA : []), ...(hasFfmpeg() ? [] : NEEDING_FFMPEG)],
          globalSetup: ['tests/support/global-postgres.ts', 'tests/support/global-demo.ts'],
          // A whole story of half a minute, also on a machine that is many times slower or has much else to do.
          testTimeout: 240_000,
          hookTimeout: 90_000,
        },
      },
    ],
  },
});
