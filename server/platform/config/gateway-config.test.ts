import { describe, expect, test } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';

const SECRET = 'p0Yq3vJt8LzW1nRk5XcB7mHs2GdF9aUe';

function problemsOf(source: Readonly<Record<string, string>>): readonly string[] {
  try {
    loadConfig({ AUTH_SECRET: SECRET, ...source });
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

const production = {
  APP_ENV: 'production',
  DATABASE_URL: 'postgres://db.example/arunika',
  ADMIN_EMAILS: 'pemilik@usaha.id',
  SMTP_URL: 'smtp://mail.usaha.id',
  MAIL_FROM: 'Usaha <halo@usaha.id>',
  APP_URL: 'https://usaha.id',
};
const keys = {
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  PAYPAL_CLIENT_ID: 'client',
  PAYPAL_CLIENT_SECRET: 'secret',
  PAYPAL_WEBHOOK_ID: 'WH',
  PAYPAL_RATE: '16250.50',
  PAYPAL_API_URL: 'https://api-m.paypal.com',
  XENDIT_SECRET_KEY: 'xnd_production_1',
  XENDIT_CALLBACK_TOKEN: 'token',
};

describe('a start', () => {
  test('that offers a gateway without its keys stops and lists them all, in production and before', () => {
    const missing = [
      'STRIPE_SECRET_KEY: diperlukan oleh gateway stripe.',
      'STRIPE_WEBHOOK_SECRET: diperlukan oleh gateway stripe.',
      'PAYPAL_CLIENT_ID: diperlukan oleh gateway paypal.',
      'PAYPAL_CLIENT_SECRET: diperlukan oleh gateway paypal.',
      'PAYPAL_WEBHOOK_ID: diperlukan oleh gateway paypal.',
      'PAYPAL_RATE: diperlukan oleh gateway paypal.',
      'XENDIT_SECRET_KEY: diperlukan oleh gateway xendit.',
      'XENDIT_CALLBACK_TOKEN: diperlukan oleh gateway xendit.',
    ];
    const GATEWAYS = 'stripe,paypal,xendit';
    expect(problemsOf({ GATEWAYS })).toEqual(missing);
    const live = { ...production, GATEWAYS, PAYPAL_API_URL: 'https://api-m.paypal.com' };
    expect(problemsOf(live)).toEqual(missing);
  });

  test('in production goes with live keys, and not with test keys, the sandbox or another address', () => {
    const live = { ...production, ...keys, GATEWAYS: 'stripe,paypal,xendit' };
    expect(problemsOf(live)).toEqual([]);
    const test_keys = {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_API_URL: 'http://localhost:1',
      PAYPAL_API_URL: 'https://api-m.sandbox.paypal.com',
      XENDIT_SECRET_KEY: 'xnd_development_1',
    };
    expect(problemsOf({ ...live, ...test_keys })).toEqual([
      'STRIPE_API_URL: isi dengan https://api.stripe.com di produksi.',
      'PAYPAL_API_URL: isi dengan https://api-m.paypal.com di produksi.',
      'STRIPE_SECRET_KEY: kunci uji tidak boleh dipakai di produksi.',
      'XENDIT_SECRET_KEY: kunci uji tidak boleh dipakai di produksi.',
    ]);
    expect(problemsOf({ ...live, STRIPE_SECRET_KEY: 'rk_test_1' })).toHaveLength(1);
    expect(problemsOf({ ...production, GATEWAYS: 'dev_mode' })).toEqual([
      'GATEWAYS: dev_mode tidak boleh ada di produksi.',
    ]);
  });

  test('asks nothing about gateways that are not offered', () => {
    expect(problemsOf({})).toEqual([]);
    expect(
      problemsOf({ ...production, ...keys, STRIPE_SECRET_KEY: 'sk_test_1', GATEWAYS: 'xendit' }),
    ).toEqual([]);
  });

  test.for([
    [{ GATEWAYS: 'dogecoin' }, 'GATEWAYS: dogecoin tidak dikenal.'],
    [{ ...keys, GATEWAYS: 'paypal', PAYPAL_RATE: '16.250,50' }, 'PAYPAL_RATE: tulis rupiah'],
    [{ ...keys, GATEWAYS: 'paypal', PAYPAL_RATE: '0' }, 'PAYPAL_RATE: tulis rupiah'],
    [{ ...keys, GATEWAYS: 'paypal', PAYPAL_CURRENCY: 'IDR' }, 'PAYPAL_CURRENCY: bukan mata uang'],
  ] as const)('%o is said to be wrong', ([source, sentence]) => {
    expect(problemsOf(source)).toEqual([expect.stringContaining(sentence)]);
  });

  test('reads the rate of PayPal in sen, to the sen', () => {
    expect(loadConfig({ ...keys, AUTH_SECRET: SECRET }).gateway_settings.paypal).toMatchObject({
      currency: 'USD',
      rate: 1_625_050,
    });
  });
});
