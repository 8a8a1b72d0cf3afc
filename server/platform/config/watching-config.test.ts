import { describe, expect, test } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';

const problemsOf = (environment: Readonly<Record<string, string>>): readonly string[] => {
  try {
    loadConfig({ AUTH_SECRET: 'x'.repeat(32), ...environment });
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};

describe('who watches', () => {
  test('nobody is told of errors unless an address is set', () => {
    expect(loadConfig({ AUTH_SECRET: 'x'.repeat(32) }).sentry_dsn).toBeNull();
    const SENTRY_DSN = 'https://0a1b2c@o1.ingest.sentry.io/42';
    expect(loadConfig({ AUTH_SECRET: 'x'.repeat(32), SENTRY_DSN }).sentry_dsn).toBe(SENTRY_DSN);
  });

  test.each(['sentry.io', 'https://sentry.io/42', 'https://key@sentry.io/', 'ftp://key@sentry.io/42'])(
    '%s is no such address',
    (SENTRY_DSN) => {
      expect(problemsOf({ SENTRY_DSN })).toEqual([expect.stringContaining('SENTRY_DSN')]);
    },
  );

  test('in production errors travel by https', () => {
    const SENTRY_DSN = 'http://key@sentry.internal/42';
    expect(problemsOf({ SENTRY_DSN })).toEqual([]);
    expect(problemsOf({ SENTRY_DSN, APP_ENV: 'production' })).toContain(
      'SENTRY_DSN: harus diawali https:// di produksi.',
    );
  });
});
