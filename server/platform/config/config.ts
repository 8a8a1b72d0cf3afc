import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { BucketSettings } from '../storage/s3-storage.ts';
import { type AdsSettings, adsEnvironment, adsProblems, adsSettings } from './ads-config.ts';
import {
  type AssistantSettings,
  assistantEnvironment,
  assistantProblems,
  assistantSettings,
} from './assistant-config.ts';
import { type BackupSettings, backupEnvironment, backupProblems, backupSettings } from './backup-config.ts';
import { bucketEnvironment, bucketProblems, bucketSettings } from './bucket-config.ts';
import {
  type GatewaySettings,
  gatewayEnvironment,
  gatewayProblems,
  gatewaySettings,
} from './gateway-config.ts';
import { type MailSettings, mailEnvironment, mailSettings } from './mail-config.ts';
import { optional, secretList } from './optional.ts';
import { productionProblems } from './production-problems.ts';
import { ssoProviders } from './sso-config.ts';
import {
  type WatchingSettings,
  watchingEnvironment,
  watchingProblems,
  watchingSettings,
} from './watching-config.ts';
import {
  type WhatsappSettings,
  whatsappEnvironment,
  whatsappProblems,
  whatsappSettings,
} from './whatsapp-config.ts';

export class ConfigError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`Konfigurasi belum lengkap:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => part !== ''),
  );

const environment = z.object({
  APP_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  WORKER_PORT: optional.pipe(z.coerce.number<string>().int().min(0).max(65_535).nullable()),
  HOST: z.string().default('127.0.0.1'),
  APP_URL: optional.pipe(z.url({ protocol: /^https?$/ }).nullable()),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: optional.pipe(z.url({ protocol: /^postgres(ql)?$/ }).nullable()),
  DATABASE_DIRECT_URL: optional.pipe(z.url({ protocol: /^postgres(ql)?$/ }).nullable()),
  DATABASE_READ_URL: optional.pipe(z.url({ protocol: /^postgres(ql)?$/ }).nullable()),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(12),
  AUTH_SECRET: optional.pipe(z.string().min(32, 'isi dengan minimal 32 karakter acak.').nullable()),
  AUTH_SECRET_PREVIOUS: secretList,
  ADMIN_EMAILS: list.pipe(z.array(z.email())),
  ...mailEnvironment,
  GATEWAYS: list.transform((names) => (names.length === 0 ? ['dev_mode'] : names)),
  ...bucketEnvironment,
  ...backupEnvironment,
  ...gatewayEnvironment,
  DEV_GATEWAY_SECRET: z.string().min(16).default('arunika-development-gateway'),
  DEV_TOKEN: optional.pipe(z.string().min(16).nullable()),
  GOOGLE_CLIENT_ID: optional,
  GOOGLE_CLIENT_SECRET: optional,
  GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),
  SSO_PROVIDERS: ssoProviders,
  DEMO_PAST: z.enum(['0', '1']).default('0'),
  WALLET_SIGN_IN: z.enum(['0', '1']).default('0'),
  SMS_URL: optional.pipe(z.url({ protocol: /^https?$/ }).nullable()),
  SMS_TOKEN: optional,
  ADMIN_TWO_FACTOR: z.enum(['optional', 'required']).default('optional'),
  ...watchingEnvironment,
  ...whatsappEnvironment,
  ...assistantEnvironment,
  ...adsEnvironment,
  RATE_LIMIT_FACTOR: z.coerce.number().positive().max(1_000_000).default(1),
  PRIVATE_CALENDARS: z.enum(['0', '1']).default('0'),
  TRUST_PROXY: z.enum(['0', '1']).default('0'),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
});
type Environment = z.output<typeof environment>;

export interface Config extends MailSettings, WatchingSettings {
  readonly app_env: Environment['APP_ENV'];
  readonly is_production: boolean;
  readonly host: string;
  readonly port: number;
  /** Port of the health endpoint of a worker-only process; null: none. */
  readonly worker_port: number | null;
  /** Public origin without a trailing slash; null: from the bound port. */
  readonly app_url: string | null;
  readonly data_dir: string;
  /** The server itself; null: the embedded PostgreSQL in `data_dir`. */
  readonly database_url: string | null;
  /** A transaction pooler like PgBouncer in front of it; null: none. */
  readonly pooler_url: string | null;
  /** A streaming replica, for reads that may lag some seconds; null: none. */
  readonly read_url: string | null;
  readonly database_pool_size: number;
  readonly auth_secret: string;
  /** Newest first; what was signed or sealed with them still opens (ADR 0061). */
  readonly previous_auth_secrets: readonly string[];
  /** True if the secret is generated and kept in `data_dir`. */
  readonly keeps_auth_secret: boolean;
  readonly admin_emails: readonly string[];
  /** File storage; null: in `data_dir`. */
  readonly bucket: BucketSettings | null;
  /** The nightly backup; null: none. */
  readonly backup: BackupSettings | null;
  readonly gateways: readonly string[];
  readonly gateway_settings: GatewaySettings;
  readonly has_demo_past: boolean;
  readonly dev_gateway_secret: string;
  readonly dev_token: string | null;
  /** Null: Google sign-in is disabled. */
  readonly google: {
    readonly issuer: string;
    readonly client_id: string;
    readonly client_secret: string;
  } | null;
  readonly sso_providers: Environment['SSO_PROVIDERS'];
  readonly allows_wallet_sign_in: boolean;
  /** SMS provider; null: logged in development, disabled in production. */
  readonly sms: { readonly url: string; readonly token: string | null } | null;
  /** Null: off. */
  readonly whatsapp: WhatsappSettings | null;
  readonly assistant: AssistantSettings | null;
  readonly ads: AdsSettings;
  readonly wants_admin_second_factor: boolean;
  /** Multiplies every rate limit, for load tests. */
  readonly rate_limit_factor: number;
  readonly trusts_proxy: boolean;
  /** Also allows calendars without TLS. */
  readonly allows_private_calendars: boolean;
  readonly log_level: Environment['LOG_LEVEL'];
}

/** Throws ConfigError with all problems, each naming its variable. */
export function loadConfig(source: Readonly<Record<string, string | undefined>>): Config {
  const { env, problems: unreadable } = readEnvironment(source);
  const isProduction = env.APP_ENV === 'production';
  const names = unreadable.map(([name]) => name);
  const problems = [
    ...(isProduction ? productionProblems(env) : []),
    ...databaseProblems(env),
    ...bucketProblems(env),
    ...backupProblems(env),
    ...gatewayProblems(env, env.GATEWAYS, isProduction),
    ...watchingProblems(env, isProduction),
    ...whatsappProblems(env, isProduction),
    ...assistantProblems(env, isProduction),
    ...adsProblems(env, isProduction),
    // Report an unreadable value once.
  ].filter((problem) => !names.some((name) => problem.startsWith(`${name}:`)));
  if (unreadable.length + problems.length > 0) {
    throw new ConfigError([...unreadable.map(([name, why]) => `${name}: ${why}`), ...problems]);
  }
  const dataDir = resolve(env.DATA_DIR);
  return {
    app_env: env.APP_ENV,
    is_production: isProduction,
    host: env.HOST,
    port: env.PORT,
    worker_port: env.WORKER_PORT,
    app_url: env.APP_URL?.replace(/\/+$/, '') ?? null,
    data_dir: dataDir,
    ...databaseUrls(env),
    read_url: env.DATABASE_READ_URL,
    database_pool_size: env.DATABASE_POOL_SIZE,
    auth_secret: env.AUTH_SECRET ?? loadOrCreateSecret(dataDir),
    previous_auth_secrets: env.AUTH_SECRET_PREVIOUS,
    keeps_auth_secret: env.AUTH_SECRET === null,
    admin_emails: env.ADMIN_EMAILS,
    ...mailSettings(env),
    bucket: bucketSettings(env),
    backup: backupSettings(env),
    gateways: env.GATEWAYS,
    gateway_settings: gatewaySettings(env),
    has_demo_past: env.DEMO_PAST === '1',
    dev_gateway_secret: env.DEV_GATEWAY_SECRET,
    dev_token: env.DEV_TOKEN,
    google: googleOf(env),
    sso_providers: env.SSO_PROVIDERS,
    allows_wallet_sign_in: env.WALLET_SIGN_IN === '1',
    sms: env.SMS_URL === null ? null : { url: env.SMS_URL, token: env.SMS_TOKEN },
    wants_admin_second_factor: env.ADMIN_TWO_FACTOR === 'required',
    ...watchingSettings(env),
    whatsapp: whatsappSettings(env),
    assistant: assistantSettings(env),
    ads: adsSettings(env),
    rate_limit_factor: env.RATE_LIMIT_FACTOR,
    trusts_proxy: env.TRUST_PROXY === '1',
    allows_private_calendars: env.PRIVATE_CALENDARS === '1',
    log_level: env.LOG_LEVEL,
  };
}

export interface Installation extends Pick<Config, 'data_dir' | 'database_url' | 'bucket'> {
  /** Null: the one kept in `data_dir`, if there is one yet. */
  readonly auth_secret: string | null;
}

export function readInstallation(source: Readonly<Record<string, string | undefined>>): Installation {
  const { env, problems: unreadable } = readEnvironment(source);
  // A default in place of a mistyped value would be another installation.
  const problems = [
    ...unreadable.map(([name, why]) => `${name}: ${why}`),
    ...databaseProblems(env),
    ...bucketProblems(env),
  ];
  if (problems.length > 0) throw new ConfigError(problems);
  const data_dir = resolve(env.DATA_DIR);
  return {
    data_dir,
    database_url: databaseUrls(env).database_url,
    bucket: bucketSettings(env),
    auth_secret: env.AUTH_SECRET,
  };
}

/** A direct URL makes the other one a pooler's. */
function databaseUrls({ DATABASE_URL: url, DATABASE_DIRECT_URL: direct }: Environment) {
  return direct === null
    ? { database_url: url, pooler_url: null }
    : { database_url: direct, pooler_url: url };
}

function databaseProblems({
  DATABASE_URL: url,
  DATABASE_DIRECT_URL: direct,
  DATABASE_READ_URL: read,
}: Environment): readonly string[] {
  return Object.entries({ DATABASE_DIRECT_URL: direct, DATABASE_READ_URL: read })
    .filter(([, address]) => address !== null && url === null)
    .map(([name]) => `${name}: hanya bersama DATABASE_URL.`);
}

/** Unreadable values get their defaults, so that the rest can be checked. */
function readEnvironment(source: Readonly<Record<string, string | undefined>>) {
  const parsed = environment.safeParse(source);
  if (parsed.success) return { env: parsed.data, problems: [] };
  const problems = parsed.error.issues.map(({ path, message }) => [String(path[0]), message] as const);
  const readable = Object.entries(source).filter(([key]) => !problems.some(([name]) => name === key));
  return { env: environment.parse(Object.fromEntries(readable)), problems };
}

function googleOf({ GOOGLE_ISSUER: issuer, ...env }: Environment): Config['google'] {
  const { GOOGLE_CLIENT_ID: client_id, GOOGLE_CLIENT_SECRET: client_secret } = env;
  return client_id === null || client_secret === null ? null : { issuer, client_id, client_secret };
}

/** A generated secret of a development installation, so that sessions survive restarts. */
function loadOrCreateSecret(dataDir: string): string {
  const kept = readKeptSecret(dataDir);
  if (kept !== null) return kept;
  const secret = randomBytes(32).toString('base64url');
  keepSecret(dataDir, secret);
  return secret;
}

const secretFile = (dataDir: string) => join(dataDir, 'auth-secret');

export function readKeptSecret(dataDir: string): string | null {
  const file = secretFile(dataDir);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}

export function keepSecret(dataDir: string, secret: string): void {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(secretFile(dataDir), `${secret}\n`, { mode: 0o600 });
}
