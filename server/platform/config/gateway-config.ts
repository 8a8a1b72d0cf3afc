import { z } from 'zod';
import { isForeignCurrency, minorOf } from '#shared/money/foreign-money.ts';
import { sen } from '#shared/money/money.ts';
import { optional } from './optional.ts';
import { isPlausibleRate } from './production-problems.ts';

const text = optional.transform((value) => value ?? '');
/** Earlier secrets that stay valid, separated by commas. */
const previousSecrets = text.transform((value) =>
  value
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== ''),
);
const url = (standard: string) =>
  text
    .transform((value) => (value === '' ? standard : value.replace(/\/+$/, '')))
    .pipe(z.url({ protocol: /^https?$/ }));

const LIVE_APIS = {
  stripe: 'https://api.stripe.com',
  paypal: 'https://api-m.paypal.com',
  xendit: 'https://api.xendit.co',
} as const;
const PAYPAL_SANDBOX = 'https://api-m.sandbox.paypal.com';

export const gatewayEnvironment = {
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_WEBHOOK_SECRET_PREVIOUS: previousSecrets,
  STRIPE_API_URL: url(LIVE_APIS.stripe),
  PAYPAL_CLIENT_ID: text,
  PAYPAL_CLIENT_SECRET: text,
  PAYPAL_WEBHOOK_ID: text,
  PAYPAL_CURRENCY: text
    .transform((value) => (value === '' ? 'USD' : value.toUpperCase()))
    .refine(isForeignCurrency, 'bukan mata uang yang dikenal PayPal'),
  /** Rupiah per unit of the currency, e.g. 16250 or 16250.5. */
  PAYPAL_RATE: text,
  PAYPAL_API_URL: url(PAYPAL_SANDBOX),
  XENDIT_SECRET_KEY: text,
  XENDIT_CALLBACK_TOKEN: text,
  XENDIT_CALLBACK_TOKEN_PREVIOUS: previousSecrets,
  XENDIT_API_URL: url(LIVE_APIS.xendit),
};
const shape = z.object(gatewayEnvironment);
type GatewayEnvironment = z.output<typeof shape>;

const requiredSettings = {
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  paypal: ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID', 'PAYPAL_RATE'],
  xendit: ['XENDIT_SECRET_KEY', 'XENDIT_CALLBACK_TOKEN'],
} as const satisfies Readonly<Record<string, readonly (keyof GatewayEnvironment)[]>>;
const known = ['dev_mode', ...Object.keys(requiredSettings)];

export type GatewaySettings = ReturnType<typeof gatewaySettings>;

export function gatewaySettings(env: GatewayEnvironment) {
  const { PAYPAL_CURRENCY: currency } = env;
  if (!isForeignCurrency(currency)) throw new Error('a currency that was checked is unknown');
  return {
    stripe: {
      secret_key: env.STRIPE_SECRET_KEY,
      webhook_secrets: [env.STRIPE_WEBHOOK_SECRET, ...env.STRIPE_WEBHOOK_SECRET_PREVIOUS],
      api_url: env.STRIPE_API_URL,
    },
    paypal: {
      client_id: env.PAYPAL_CLIENT_ID,
      client_secret: env.PAYPAL_CLIENT_SECRET,
      webhook_id: env.PAYPAL_WEBHOOK_ID,
      api_url: env.PAYPAL_API_URL,
      currency,
      rate: sen(minorOf(env.PAYPAL_RATE, 2) ?? 0),
    },
    xendit: {
      secret_key: env.XENDIT_SECRET_KEY,
      callback_tokens: [env.XENDIT_CALLBACK_TOKEN, ...env.XENDIT_CALLBACK_TOKEN_PREVIOUS],
      api_url: env.XENDIT_API_URL,
    },
  };
}

type Rule = readonly [isBroken: boolean, sentence: string];

export function gatewayProblems(
  env: GatewayEnvironment,
  offered: readonly string[],
  isProduction: boolean,
): string[] {
  const missing = Object.entries(requiredSettings)
    .filter(([name]) => offered.includes(name))
    .flatMap(([name, variables]) =>
      variables.map(
        (variable): Rule => [env[variable] === '', `${variable}: diperlukan oleh gateway ${name}.`],
      ),
    );
  const unknown = offered.map((name): Rule => [!known.includes(name), `GATEWAYS: ${name} tidak dikenal.`]);
  const rate: Rule = [
    offered.includes('paypal') && env.PAYPAL_RATE !== '' && (minorOf(env.PAYPAL_RATE, 2) ?? 0) === 0,
    'PAYPAL_RATE: tulis rupiah untuk satu unit mata uang, misalnya 16250 atau 16250.50.',
  ];
  const live = isProduction ? [plausibleRate(env, offered), ...liveRules(env, offered)] : [];
  return [...unknown, ...missing, rate, ...live]
    .filter(([isBroken]) => isBroken)
    .map(([, sentence]) => sentence);
}

/** A rate off by a digit sells credit at a tenth or ten times its price. */
function plausibleRate(
  { PAYPAL_CURRENCY: currency, PAYPAL_RATE }: GatewayEnvironment,
  offered: readonly string[],
): Rule {
  const rate = (minorOf(PAYPAL_RATE, 2) ?? 0) / 100;
  return [
    offered.includes('paypal') && rate > 0 && isForeignCurrency(currency) && !isPlausibleRate(currency, rate),
    `PAYPAL_RATE: ${PAYPAL_RATE} rupiah untuk satu ${currency} tidak masuk akal; periksa angkanya.`,
  ];
}

/** Test keys take no money: production would sell for nothing. */
function liveRules(env: GatewayEnvironment, offered: readonly string[]): readonly Rule[] {
  return [
    [
      offered.includes('stripe') && env.STRIPE_API_URL !== LIVE_APIS.stripe,
      `STRIPE_API_URL: isi dengan ${LIVE_APIS.stripe} di produksi.`,
    ],
    [
      offered.includes('paypal') && env.PAYPAL_API_URL !== LIVE_APIS.paypal,
      `PAYPAL_API_URL: isi dengan ${LIVE_APIS.paypal} di produksi.`,
    ],
    [
      offered.includes('xendit') && env.XENDIT_API_URL !== LIVE_APIS.xendit,
      `XENDIT_API_URL: isi dengan ${LIVE_APIS.xendit} di produksi.`,
    ],
    [
      offered.includes('stripe') && /^[sr]k_test_/.test(env.STRIPE_SECRET_KEY),
      'STRIPE_SECRET_KEY: kunci uji tidak boleh dipakai di produksi.',
    ],
    [
      offered.includes('xendit') && env.XENDIT_SECRET_KEY.startsWith('xnd_development_'),
      'XENDIT_SECRET_KEY: kunci uji tidak boleh dipakai di produksi.',
    ],
  ];
}
