import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createSilence } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { checkConnectivity } from './check-connectivity.ts';
import { loadConfig } from './platform/config/config.ts';

/** A port of this machine on which nothing listens any more. */
async function closedPort(): Promise<number> {
  const server = createSilence().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = portOf(server);
  server.close();
  return port;
}

function portOf(server: { address(): AddressInfo | string | null }): AddressInfo {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address;
}

const keys = {
  S3_ACCESS_KEY_ID: 'kunci-id',
  S3_SECRET_ACCESS_KEY: 'kunci-bucket',
  GATEWAYS: 'stripe,xendit,paypal',
  STRIPE_SECRET_KEY: 'kunci-stripe',
  STRIPE_WEBHOOK_SECRET: 'kunci-hook',
  XENDIT_SECRET_KEY: 'kunci-xendit',
  XENDIT_CALLBACK_TOKEN: 'kunci-token',
  PAYPAL_CLIENT_ID: 'kunci-client',
  PAYPAL_CLIENT_SECRET: 'kunci-paypal',
  PAYPAL_WEBHOOK_ID: 'WH',
  PAYPAL_RATE: '16250',
} as const;

/** Whichever this machine has, and however busy it is. */
const FILMS = expect.stringMatching(
  /^films: (ffmpeg \S+, on this machine|NOT reached, on this machine \((no ffmpeg: films are played as they were uploaded|no answer in 5 s)\))$/,
);

describe('the report of a start', () => {
  test('has one line for each neighbour: reached, or not and why, and never a secret', async ({
    db,
    databaseUrl,
  }) => {
    const gateway = createServer((request, response) => {
      response.statusCode = request.headers.authorization?.includes('kunci-stripe') === true ? 200 : 401;
      response.end('kunci-answer');
    }).listen(0, '127.0.0.1');
    await once(gateway, 'listening');
    const open = `http://127.0.0.1:${portOf(gateway).port}`;
    const shut = await closedPort();
    const config = loadConfig({
      ...keys,
      APP_ENV: 'test',
      AUTH_SECRET: 'p0Yq3vJt8LzW1nRk5XcB7mHs2GdF9aUe',
      DATABASE_URL: databaseUrl,
      SMTP_URL: `smtp://kirim:kunci-surat@127.0.0.1:${shut}`,
      S3_ENDPOINT: `http://127.0.0.1:${shut}`,
      STRIPE_API_URL: open,
      XENDIT_API_URL: open,
      PAYPAL_API_URL: `http://127.0.0.1:${shut}`,
    });
    const lines = await checkConnectivity(config, db);
    gateway.close();
    expect(lines).toEqual([
      expect.stringMatching(/^database: PostgreSQL \d+\.\d+, 127\.0\.0\.1:\d+\/\w+$/),
      `mail: NOT reached, 127.0.0.1:${shut} (ESOCKET)`,
      `files: NOT reached, bucket product-media of 127.0.0.1:${shut} (ECONNREFUSED)`,
      FILMS,
      `gateway stripe: reached, ${new URL(open).host}`,
      `gateway xendit: NOT reached, ${new URL(open).host} (it does not know the key)`,
      `gateway paypal: NOT reached, 127.0.0.1:${shut} (ECONNREFUSED)`,
    ]);
    expect(lines.join()).not.toMatch(/kunci-|kirim/);
  });

  test('says where mail and files stay when nobody carries them away', async ({ db }) => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'arunika-reach-'));
    const lines = await checkConnectivity(loadConfig({ APP_ENV: 'test', DATA_DIR }), db);
    expect(lines).toEqual([
      expect.stringMatching(/^database: PostgreSQL \d+\.\d+, embedded$/),
      'mail: kept, /dev/mailbox',
      `files: writable, ${join(DATA_DIR, 'media')}`,
      FILMS,
    ]);
    rmSync(DATA_DIR, { recursive: true });
  });

  test('does not wait for a neighbour that says nothing', async ({ db }) => {
    const silent = createSilence().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = portOf(silent);
    const config = loadConfig({
      APP_ENV: 'test',
      AUTH_SECRET: 'p0Yq3vJt8LzW1nRk5XcB7mHs2GdF9aUe',
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'key',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
    });
    const lines = await checkConnectivity(config, db, 300);
    silent.close();
    expect(lines.slice(1, 3)).toEqual([
      `mail: NOT reached, 127.0.0.1:${port} (no answer in 0.3 s)`,
      `files: NOT reached, bucket product-media of 127.0.0.1:${port} (no answer in 0.3 s)`,
    ]);
  });
});
