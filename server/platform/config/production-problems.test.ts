import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ConfigError, loadConfig, readInstallation } from './config.ts';
import { isGuessable } from './production-problems.ts';

const production = {
  APP_ENV: 'production',
  DATABASE_URL: 'postgres://db.usaha.id/arunika',
  AUTH_SECRET: 'p0Yq3vJt8LzW1nRk5XcB7mHs2GdF9aUe',
  ADMIN_EMAILS: 'pemilik@usaha.id',
  SMTP_URL: 'smtps://kirim:kunci@mail.usaha.id',
  MAIL_FROM: 'Usaha <halo@usaha.id>',
  APP_URL: 'https://usaha.id',
  GATEWAYS: 'paypal',
  PAYPAL_CLIENT_ID: 'client',
  PAYPAL_CLIENT_SECRET: 'key',
  PAYPAL_WEBHOOK_ID: 'WH',
  PAYPAL_RATE: '16250',
  PAYPAL_API_URL: 'https://api-m.paypal.com',
};

function problemsOf(changes: Readonly<Record<string, string>>): readonly string[] {
  try {
    loadConfig({ ...production, ...changes });
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

describe('a production start', () => {
  test('goes with settings that are strong', () => {
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf({ SMTP_URL: 'smtp://mail.usaha.id:25' })).toEqual([]);
    expect(problemsOf({ SMTP_URL: 'smtp://u:p@mail.usaha.id:587?requireTLS=true' })).toEqual([]);
    expect(problemsOf({ PAYPAL_CURRENCY: 'JPY', PAYPAL_RATE: '110' })).toEqual([]);
  });

  test.for([
    [{ AUTH_SECRET: 'a'.repeat(40) }, 'AUTH_SECRET'],
    [{ AUTH_SECRET: 'p0Yq3vJt8LzW1nRk'.repeat(3) }, 'AUTH_SECRET'],
    [{ AUTH_SECRET: 'abcdefghijklmnopqrstuvwxyz0123456789' }, 'AUTH_SECRET'],
    [{ AUTH_SECRET: 'a secret that only tests know, 32+' }, 'AUTH_SECRET'],
    [{ AUTH_SECRET: 'change-me-p0Yq3vJt8LzW1nRk5XcB7mHs2' }, 'AUTH_SECRET'],
    [{ AUTH_SECRET: 'p0Yq3vJt' }, 'AUTH_SECRET'],
    [{ SMTP_URL: 'smtp://kirim:kunci@mail.usaha.id:587' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtps://u:p@mail.usaha.id?tls.rejectUnauthorized=false' }, 'SMTP_URL'],
    [{ MAIL_FROM: '' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'Arunika' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'Arunika <halo@arunika.example>' }, 'MAIL_FROM'],
    [{ ADMIN_EMAILS: 'admin@arunika.example' }, 'ADMIN_EMAILS'],
    [{ APP_URL: 'http://usaha.id' }, 'APP_URL'],
    [{ APP_URL: 'https://localhost:3000' }, 'APP_URL'],
    [{ PAYPAL_RATE: '1' }, 'PAYPAL_RATE'],
    [{ PAYPAL_RATE: '1625' }, 'PAYPAL_RATE'],
    [{ PAYPAL_RATE: '162500' }, 'PAYPAL_RATE'],
    [{ PAYPAL_CURRENCY: 'JPY', PAYPAL_RATE: '16250' }, 'PAYPAL_RATE'],
    [{ SMS_URL: 'http://sms.usaha.id', SMS_TOKEN: 'kunci' }, 'SMS_URL'],
    [{ GOOGLE_ISSUER: 'http://accounts.usaha.id' }, 'GOOGLE_ISSUER'],
    [{ BACKUP_DIR: '/cadangan' }, 'BACKUP_PASSPHRASE'],
    [{ BACKUP_DIR: '/cadangan', BACKUP_PASSPHRASE: 'pendek' }, 'BACKUP_PASSPHRASE'],
    [{ BACKUP_SCHEDULE: 'tiap malam' }, 'BACKUP_SCHEDULE'],
  ] as const)('refuses %o, and says why', ([changes, name]) => {
    expect(problemsOf(changes)).toEqual([expect.stringMatching(new RegExp(`^${name}: .{15,}`))]);
  });

  test('lists everything at once, also beside a value that can not be read', () => {
    const changes = { PORT: 'tiga', AUTH_SECRET: 'a'.repeat(40), MAIL_FROM: '', PAYPAL_RATE: '1' };
    const named = problemsOf(changes).map((problem) => problem.split(':')[0]);
    expect(named.toSorted()).toEqual(['AUTH_SECRET', 'MAIL_FROM', 'PAYPAL_RATE', 'PORT']);
  });

  test('repeats no secret in what it says', () => {
    const said = problemsOf({
      SMTP_URL: 'smtp://kirim:kata-sandi-surat@mail.usaha.id',
      AUTH_SECRET: 'b'.repeat(33),
    });
    expect(said).toHaveLength(2);
    expect(said.join()).not.toMatch(/kata-sandi-surat|bbbb/);
  });
});

test('an address of the server itself makes the other one a pooler', () => {
  const direct = 'postgres://db.usaha.id/arunika';
  const pooler = 'postgres://pool.usaha.id:6432/arunika';
  const urlsOf = ({ database_url, pooler_url }: ReturnType<typeof loadConfig>) => [database_url, pooler_url];
  expect(urlsOf(loadConfig({ ...production, DATABASE_URL: direct }))).toEqual([direct, null]);
  const both = { DATABASE_URL: pooler, DATABASE_DIRECT_URL: direct };
  expect(urlsOf(loadConfig({ ...production, ...both }))).toEqual([direct, pooler]);
  expect(readInstallation(both).database_url).toBe(direct);
});

test('a secret from a random generator is taken, in hexadecimal and in base64', () => {
  for (let round = 0; round < 2000; round++) {
    const bytes = createHash('sha256').update(String(round)).digest();
    expect(isGuessable(bytes.toString('hex')), bytes.toString('hex')).toBe(false);
    expect(isGuessable(bytes.toString('base64url')), bytes.toString('base64url')).toBe(false);
    expect(isGuessable(bytes.toString('hex', 0, 16)), bytes.toString('hex', 0, 16)).toBe(false);
  }
});

test.for([
  { DATABASE_URL: 'postgres//db.usaha.id/arunika' },
  // What is behind a pooler, without the pooler.
  { DATABASE_DIRECT_URL: 'postgres://db.usaha.id/arunika' },
  // A replica of nothing.
  { DATABASE_READ_URL: 'postgres://replika.usaha.id/arunika' },
  { AUTH_SECRET_PREVIOUS: 'p0Yq3vJt8LzW1nRk5XcB7mHs2GdF9aUe,pendek' },
  { S3_ENDPOINT: 'bucket.usaha.id', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' },
  { AUTH_SECRET: 'pendek' },
])(
  'what looks after an installation refuses a setting that can not be read, and names it: %o',
  (mistyped) => {
    const [name = ''] = Object.keys(mistyped);
    expect(() => readInstallation({ DATA_DIR: '.data', ...mistyped })).toThrow(name);
  },
);
