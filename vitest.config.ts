import { defineConfig } from 'vitest/config';

const shared = { passWithNoTests: false, restoreMocks: true } as const;

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: [
            '{app,contract,shared,server,db,tools,bench}/**/*.test.{ts,tsx}',
            'tests/api/**/*.test.ts',
          ],
          exclude: ['tools/boundaries/violations/**'],
          setupFiles: ['tests/support/console-guard.ts'],
          globalSetup: ['tests/support/global-postgres.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'journeys',
          include: ['tests/e2e/**/*.e2e.ts'],
          globalSetup: ['tests/support/global-postgres.ts'],
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      },
    ],
  },
});
