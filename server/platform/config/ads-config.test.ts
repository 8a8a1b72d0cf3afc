import { expect, test } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';

const meta = { META_PIXEL_ID: '1234567890', META_ACCESS_TOKEN: 'token' };
const tiktok = { TIKTOK_PIXEL_CODE: 'C4ABCDEF', TIKTOK_ACCESS_TOKEN: 'token' };
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

test('each ad platform is off without its keys, and one needs not the other', () => {
  expect(loadConfig({ AUTH_SECRET }).ads).toEqual({ meta: null, tiktok: null });
  expect(loadConfig({ AUTH_SECRET, ...meta }).ads).toEqual({
    meta: { pixel_id: '1234567890', access_token: 'token', api_url: 'https://graph.facebook.com/v24.0' },
    tiktok: null,
  });
  expect(loadConfig({ AUTH_SECRET, ...tiktok }).ads.tiktok?.api_url).toBe(
    'https://business-api.tiktok.com/open_api/v1.3',
  );
});

test('one of the two keys of a platform is none: a start names the other', () => {
  expect(problemsOf({ ...meta, META_ACCESS_TOKEN: ' ', TIKTOK_ACCESS_TOKEN: 'token' })).toEqual([
    'META_ACCESS_TOKEN: isi META_PIXEL_ID dan META_ACCESS_TOKEN, atau kosongkan keduanya.',
    'TIKTOK_PIXEL_CODE: isi TIKTOK_PIXEL_CODE dan TIKTOK_ACCESS_TOKEN, atau kosongkan keduanya.',
  ]);
});

test('in production purchases are told to Meta and TikTok only', () => {
  const elsewhere = {
    APP_ENV: 'production',
    META_API_URL: 'https://graph.facebook.com.example/v24.0',
    TIKTOK_API_URL: 'http://127.0.0.1:4000',
  };
  const told = (source: Readonly<Record<string, string>>) =>
    problemsOf({ ...meta, ...tiktok, ...source }).filter((problem) => /^(META|TIKTOK)/.test(problem));
  expect(told(elsewhere)).toEqual([
    expect.stringContaining('META_API_URL: isi dengan alamat'),
    expect.stringContaining('TIKTOK_API_URL: isi dengan alamat'),
  ]);
  expect(told({ APP_ENV: 'production', META_API_URL: 'https://graph.facebook.com/v25.0' })).toEqual([]);
});
