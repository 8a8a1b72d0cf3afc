import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './platform/config/config.ts';
import { type Database, openDatabase } from './platform/database/db.ts';
import { fetchWithin } from './platform/failures/within.ts';
import { findFfmpeg } from './platform/ffmpeg.ts';

const LIMIT_MS = 5_000;

interface Probe {
  readonly name: string;
  /** Contains neither name nor password. */
  readonly at: string;
  /** Describes what answered; throws when nothing answers or the answer is a refusal. */
  readonly check: () => Promise<string>;
}

/** Stops nothing, because each service may be back soon. Takes five seconds at most; repeats no secret. */
export function checkConnectivity(
  config: Config,
  db: Database,
  limitMs = LIMIT_MS,
): Promise<readonly string[]> {
  const probes = [
    databaseProbe(config, db),
    ...replicaProbes(config),
    mailProbe(config),
    fileProbe(config),
    filmProbe,
    ...gatewayProbes(config),
    ...whatsappProbes(config),
    ...assistantProbes(config),
  ];
  return Promise.all(probes.map((probe) => lineOf(probe, limitMs)));
}

async function lineOf({ name, at, check }: Probe, limitMs: number): Promise<string> {
  try {
    return `${name}: ${await within(limitMs, check())}, ${at}`;
  } catch (error) {
    return `${name}: NOT reached, ${at} (${reasonOf(error)})`;
  }
}

/** Never repeats what a server sent. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason';
  const { cause } = error;
  for (const each of [cause, error]) {
    if (each instanceof Error && 'code' in each && typeof each.code === 'string') return each.code;
  }
  return error.name === 'Error' ? (error.message.split('\n')[0]?.slice(0, 80) ?? '') : error.name;
}

async function within<Value>(limitMs: number, work: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer in ${limitMs / 1000} s`)), limitMs);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}

function databaseProbe({ database_url, pooler_url }: Config, { pool }: Database): Probe {
  const server = database_url === null ? 'embedded' : placeOf(database_url);
  return {
    name: 'database',
    at: pooler_url === null ? server : `${server} through ${placeOf(pooler_url)}`,
    check: async () => {
      const { rows } = await pool.query<{ version: string; limit: string }>(
        "select current_setting('server_version') as version, current_setting('statement_timeout') as limit",
      );
      const version = `PostgreSQL ${rows[0]?.version.split(' ')[0] ?? ''}`;
      // One of our own connections always has a limit.
      return rows[0]?.limit === '0' ? `${version} without time limits (docs/runbooks/pgbouncer.md)` : version;
    },
  };
}

function replicaProbes({ read_url }: Config): readonly Probe[] {
  if (read_url === null) return [];
  const check = async () => {
    const replica = openDatabase(read_url, { pool_size: 1 });
    try {
      const { rows } = await replica.pool.query<{ version: string; follows: boolean }>(
        "select current_setting('server_version') as version, pg_is_in_recovery() as follows",
      );
      if (rows[0]?.follows !== true) throw new Error('it follows no other server, and is not read');
      return `PostgreSQL ${rows[0].version.split(' ')[0]}`;
    } finally {
      await replica.close();
    }
  };
  return [{ name: 'replica', at: placeOf(read_url), check }];
}

function mailProbe({ smtp_url }: Config): Probe {
  if (smtp_url === null) return { name: 'mail', at: '/dev/mailbox', check: async () => 'kept' };
  return {
    name: 'mail',
    at: placeOf(smtp_url),
    check: async () => {
      const waits = { connectionTimeout: LIMIT_MS, greetingTimeout: LIMIT_MS, socketTimeout: LIMIT_MS };
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ url: smtp_url, ...waits });
      try {
        await transport.verify();
      } finally {
        transport.close();
      }
      return 'reached';
    },
  };
}

function fileProbe({ bucket, data_dir }: Config): Probe {
  if (bucket === null) {
    const folder = join(data_dir, 'media');
    return {
      name: 'files',
      at: folder,
      check: async () => {
        await mkdir(folder, { recursive: true });
        await access(folder, constants.W_OK);
        return 'writable';
      },
    };
  }
  return {
    name: 'files',
    at: `bucket ${bucket.bucket}${bucket.endpoint === null ? '' : ` of ${placeOf(bucket.endpoint)}`}`,
    check: async () => {
      const { pingBucket } = await import('./platform/storage/s3-storage.ts');
      await pingBucket(bucket, AbortSignal.timeout(LIMIT_MS));
      return 'reached';
    },
  };
}

const filmProbe: Probe = {
  name: 'films',
  at: 'on this machine',
  check: async () => {
    const ffmpeg = await findFfmpeg();
    if (ffmpeg !== null) return `ffmpeg ${ffmpeg.version}`;
    throw new Error('no ffmpeg: films are played as they were uploaded');
  },
};

function placeOf(address: string): string {
  const { host, pathname } = new URL(address);
  return `${host}${pathname.replace(/\/$/, '')}`;
}

interface GatewayProbe {
  readonly name: string;
  readonly at: string;
  readonly check: () => Promise<string>;
}

/** A harmless call to each offered gateway, which also checks our key. */
function gatewayProbes({ gateways, gateway_settings }: Config): readonly GatewayProbe[] {
  const { stripe, xendit, paypal } = gateway_settings;
  const calls: Readonly<Record<string, Request>> = {
    stripe: new Request(`${stripe.api_url}/v1/balance`, {
      headers: { authorization: `Bearer ${stripe.secret_key}` },
    }),
    xendit: new Request(`${xendit.api_url}/balance`, { headers: basic(xendit.secret_key, '') }),
    paypal: new Request(`${paypal.api_url}/v1/oauth2/token`, {
      method: 'POST',
      headers: basic(paypal.client_id, paypal.client_secret),
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    }),
  };
  return gateways.flatMap((name) => {
    const call = calls[name];
    if (call === undefined) return [];
    return [{ name: `gateway ${name}`, at: new URL(call.url).host, check: () => probe(call) }];
  });
}

/** Also checks the token; Meta refuses a wrong one with 401. */
function whatsappProbes({ whatsapp }: Config): readonly Probe[] {
  if (whatsapp === null) return [];
  const { api_url, phone_number_id, access_token } = whatsapp;
  const call = new Request(`${api_url}/${phone_number_id}?fields=id`, {
    headers: { authorization: `Bearer ${access_token}` },
  });
  return [{ name: 'whatsapp', at: new URL(api_url).host, check: () => probe(call) }];
}

/** Also checks the key; an endpoint without a list of models still answers. */
function assistantProbes({ assistant }: Config): readonly Probe[] {
  if (assistant === null) return [];
  const { api_url, api_key } = assistant;
  const call = new Request(`${api_url}/models`, { headers: { authorization: `Bearer ${api_key}` } });
  return [{ name: 'assistant', at: new URL(api_url).host, check: () => probe(call) }];
}

async function probe(call: Request): Promise<string> {
  const { status, body } = await fetchWithin(LIMIT_MS)(call);
  await body?.cancel();
  // A restricted key may be forbidden to read and still take payments.
  if (status === 401) throw new Error('it does not know the key');
  return 'reached';
}

function basic(name: string, password: string) {
  return { authorization: `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}` };
}
