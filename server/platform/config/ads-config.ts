import { z } from 'zod';
import { type AdPlatform, adPlatforms } from '#shared/ads/ads.ts';
import { optional } from './optional.ts';

const META_API = 'https://graph.facebook.com/';
const TIKTOK_API = 'https://business-api.tiktok.com/';

const apiUrl = (usual: string) =>
  optional.transform((url) => (url ?? usual).replace(/\/+$/, '')).pipe(z.url({ protocol: /^https?$/ }));

export const adsEnvironment = {
  META_PIXEL_ID: optional.pipe(
    z
      .string()
      .regex(/^\d{1,30}$/)
      .nullable(),
  ),
  META_ACCESS_TOKEN: optional,
  META_API_URL: apiUrl(`${META_API}v24.0`),
  TIKTOK_PIXEL_CODE: optional.pipe(
    z
      .string()
      .regex(/^\w{1,60}$/)
      .nullable(),
  ),
  TIKTOK_ACCESS_TOKEN: optional,
  TIKTOK_API_URL: apiUrl(`${TIKTOK_API}open_api/v1.3`),
};
type AdsEnvironment = z.output<z.ZodObject<typeof adsEnvironment>>;

export interface AdAccount {
  readonly pixel_id: string;
  readonly access_token: string;
  /** With the version, without a slash at the end. */
  readonly api_url: string;
}

/** Null: the platform is told nothing, and nobody is asked about it. */
export interface AdsSettings {
  readonly meta: AdAccount | null;
  readonly tiktok: AdAccount | null;
}

export function adsProblems(env: AdsEnvironment, isProduction: boolean): readonly string[] {
  return [
    ...togetherProblems(env, ['META_PIXEL_ID', 'META_ACCESS_TOKEN']),
    ...togetherProblems(env, ['TIKTOK_PIXEL_CODE', 'TIKTOK_ACCESS_TOKEN']),
    ...(isProduction && !env.META_API_URL.startsWith(META_API)
      ? [`META_API_URL: isi dengan alamat di ${META_API} di produksi.`]
      : []),
    ...(isProduction && !env.TIKTOK_API_URL.startsWith(TIKTOK_API)
      ? [`TIKTOK_API_URL: isi dengan alamat di ${TIKTOK_API} di produksi.`]
      : []),
  ];
}

type KeyName = 'META_PIXEL_ID' | 'META_ACCESS_TOKEN' | 'TIKTOK_PIXEL_CODE' | 'TIKTOK_ACCESS_TOKEN';

function togetherProblems(env: AdsEnvironment, names: readonly [KeyName, KeyName]): readonly string[] {
  const missing = names.filter((name) => env[name] === null);
  if (missing.length !== 1) return [];
  return missing.map((name) => `${name}: isi ${names.join(' dan ')}, atau kosongkan keduanya.`);
}

export const adPlatformsOf = (settings: AdsSettings): readonly AdPlatform[] =>
  adPlatforms.filter((platform) => settings[platform] !== null);

export function adsSettings(env: AdsEnvironment): AdsSettings {
  return {
    meta: accountOf(env.META_PIXEL_ID, env.META_ACCESS_TOKEN, env.META_API_URL),
    tiktok: accountOf(env.TIKTOK_PIXEL_CODE, env.TIKTOK_ACCESS_TOKEN, env.TIKTOK_API_URL),
  };
}

function accountOf(pixel_id: string | null, access_token: string | null, api_url: string): AdAccount | null {
  return pixel_id === null || access_token === null ? null : { pixel_id, access_token, api_url };
}
