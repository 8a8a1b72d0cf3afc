import { z } from 'zod';
import { optional } from './optional.ts';

const LIVE_API = 'https://graph.facebook.com/';

export const whatsappEnvironment = {
  WHATSAPP_ACCESS_TOKEN: optional,
  WHATSAPP_PHONE_NUMBER_ID: optional,
  WHATSAPP_BUSINESS_ACCOUNT_ID: optional,
  WHATSAPP_APP_SECRET: optional,
  WHATSAPP_VERIFY_TOKEN: optional,
  WHATSAPP_API_URL: optional
    .transform((url) => (url ?? `${LIVE_API}v24.0`).replace(/\/+$/, ''))
    .pipe(z.url({ protocol: /^https?$/ })),
};
type WhatsappEnvironment = z.output<z.ZodObject<typeof whatsappEnvironment>>;

export interface WhatsappSettings {
  readonly access_token: string;
  readonly phone_number_id: string;
  readonly business_account_id: string;
  /** Signs the notices. */
  readonly app_secret: string;
  /** Proves to us that Meta's dashboard is ours. */
  readonly verify_token: string;
  /** With the version, without a slash at the end. */
  readonly api_url: string;
}

const needed = [
  'WHATSAPP_ACCESS_TOKEN',
  'WHATSAPP_PHONE_NUMBER_ID',
  'WHATSAPP_BUSINESS_ACCOUNT_ID',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
] as const;

export function whatsappProblems(env: WhatsappEnvironment, isProduction: boolean): readonly string[] {
  const missing = needed.filter((name) => env[name] === null);
  if (missing.length === needed.length) return [];
  const isForeign = isProduction && !env.WHATSAPP_API_URL.startsWith(LIVE_API);
  return [
    ...missing.map((name) => `${name}: isi semua variabel WHATSAPP_ atau kosongkan semuanya.`),
    ...(isForeign ? [`WHATSAPP_API_URL: isi dengan alamat di ${LIVE_API} di produksi.`] : []),
  ];
}

/** Null: WhatsApp is off. */
export function whatsappSettings(env: WhatsappEnvironment): WhatsappSettings | null {
  const {
    WHATSAPP_ACCESS_TOKEN: access_token,
    WHATSAPP_PHONE_NUMBER_ID: phone_number_id,
    WHATSAPP_BUSINESS_ACCOUNT_ID: business_account_id,
    WHATSAPP_APP_SECRET: app_secret,
    WHATSAPP_VERIFY_TOKEN: verify_token,
    WHATSAPP_API_URL: api_url,
  } = env;
  if (access_token === null || phone_number_id === null || business_account_id === null) return null;
  if (app_secret === null || verify_token === null) return null;
  return { access_token, phone_number_id, business_account_id, app_secret, verify_token, api_url };
}
