import { expect, test } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';

const keys = {
  WHATSAPP_ACCESS_TOKEN: 'token',
  WHATSAPP_PHONE_NUMBER_ID: '1',
  WHATSAPP_BUSINESS_ACCOUNT_ID: '2',
  WHATSAPP_APP_SECRET: 'secret',
  WHATSAPP_VERIFY_TOKEN: 'word',
};
const AUTH_SECRET = 'p0Yq3vJt8LzW1nRk5XcB7mHs2GdF9aUe';

function problemsOf(source: Readonly<Record<string, string>>): readonly string[] {
  try {
    loadConfig({ AUTH_SECRET, ...source });
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

test('WhatsApp is off without its keys, and on with all of them', () => {
  expect(loadConfig({ AUTH_SECRET }).whatsapp).toBeNull();
  expect(loadConfig({ AUTH_SECRET, ...keys }).whatsapp).toMatchObject({
    phone_number_id: '1',
    api_url: 'https://graph.facebook.com/v24.0',
  });
});

test('some of its keys are none: a start names what is missing', () => {
  expect(problemsOf({ ...keys, WHATSAPP_APP_SECRET: ' ', WHATSAPP_VERIFY_TOKEN: '' })).toEqual([
    'WHATSAPP_APP_SECRET: isi semua variabel WHATSAPP_ atau kosongkan semuanya.',
    'WHATSAPP_VERIFY_TOKEN: isi semua variabel WHATSAPP_ atau kosongkan semuanya.',
  ]);
});

test('in production messages go to Meta only', () => {
  const production = {
    ...keys,
    APP_ENV: 'production',
    WHATSAPP_API_URL: 'https://graph.facebook.com.example/v24.0',
  };
  expect(problemsOf(production)).toContainEqual(
    expect.stringContaining('WHATSAPP_API_URL: isi dengan alamat'),
  );
  const live = { ...production, WHATSAPP_API_URL: 'https://graph.facebook.com/v25.0' };
  expect(problemsOf(live).filter((problem) => problem.startsWith('WHATSAPP'))).toEqual([]);
});
