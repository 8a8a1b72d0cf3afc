import { test as base, expect } from '#tests/support/machine/database.ts';
import { openFlakyConnection } from '#tests/support/machine/flaky-connection.ts';
import { connectDatabase, DatabaseRefusedError } from './connect-database.ts';
import { createLogger } from './platform/telemetry/logger.ts';

const logger = createLogger('silent');

interface Fixtures {
  readonly open: (url: string, nextDelayMs?: () => number) => ReturnType<typeof connectDatabase>;
}

const test = base.extend<{ open: Fixtures['open'] }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern to see what a fixture needs
  open: async ({}, use) => {
    const closing = new AsyncDisposableStack();
    const { signal: stopping } = new AbortController();
    await use((database_url, nextDelayMs = () => 0) =>
      connectDatabase({
        config: {
          database_url,
          pooler_url: null,
          read_url: null,
          database_pool_size: 1,
          data_dir: '/nowhere',
        },
        logger,
        closing,
        stopping,
        nextDelayMs,
      }),
    );
    await closing.disposeAsync();
  },
});

test('a process that starts before its database waits for it', async ({ databaseUrl, open }) => {
  const line = await openFlakyConnection(databaseUrl);
  await line.close();
  let attempts = 0;
  let late = line;
  const { db } = await open(line.url, () => {
    attempts += 1;
    if (attempts === 3)
      void openFlakyConnection(databaseUrl, new URL(line.url).port).then((again) => (late = again));
    return attempts * 5;
  });
  expect((await db.pool.query('select 1')).rowCount).toBe(1);
  expect(attempts).toBeGreaterThanOrEqual(3);
  await db.close();
  await late.close();
});

test('a wrong password and a database that does not exist are said in one sentence', async ({
  databaseUrl,
  open,
}) => {
  const nowhere = new URL(databaseUrl);
  nowhere.pathname = '/no_such_database';
  await expect(open(nowhere.href)).rejects.toThrow(
    /^DATABASE_URL: basis data dengan nama itu tidak ada \(.+\)\.$/,
  );
  const stranger = new URL(databaseUrl);
  stranger.password = 'wrong';
  const refused = open(stranger.href);
  await expect(refused).rejects.toThrow(DatabaseRefusedError);
  await expect(refused).rejects.not.toThrow('wrong');
});

test('a process that is told to stop while it waits, stops', async () => {
  const stopping = new AbortController();
  const opened = connectDatabase({
    config: {
      database_url: 'postgres://a:b@127.0.0.1:1/x',
      pooler_url: null,
      read_url: null,
      database_pool_size: 1,
      data_dir: '/nowhere',
    },
    logger,
    closing: new AsyncDisposableStack(),
    stopping: stopping.signal,
    nextDelayMs: () => {
      stopping.abort();
      return 3_600_000;
    },
  });
  await expect(opened).rejects.toThrow('aborted');
});
