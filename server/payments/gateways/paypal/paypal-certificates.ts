import { createPublicKey, createVerify, type KeyObject } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { fetchWithin } from '#server/platform/failures/within.ts';
import type { SignedWebhook } from '../gateway.ts';
import { GatewayError } from '../gateway-calls.ts';

const ALGORITHM = 'SHA256withRSA';
const MAX_CACHED = 8;
/** PayPal rotates its certificate about once a year; this caps fetches that forged URLs can cause. */
const MAX_FETCHES = 6;
const FETCH_WINDOW_MS = 60_000;

export interface Certificates {
  keyAt(url: string): Promise<KeyObject | null>;
}

/** PayPal serves its certificates from hosts with and without `-m`. */
function originsOf(apiUrl: string): readonly string[] {
  const { origin } = new URL(apiUrl);
  return [origin, origin.replace('://api-m.', '://api.')];
}

/** Fetches from PayPal alone, so that a webhook cannot make us fetch anything else or trust another key. */
export function createCertificates(apiUrl: string, timeoutMs: number): Certificates {
  const origins = originsOf(apiUrl);
  const cached = new Map<string, KeyObject>();
  const pending = new Map<string, Promise<KeyObject | null>>();
  const mayFetch = createFetchLimit();

  async function fetchKey(url: string): Promise<KeyObject | null> {
    const certificate = await download(url, timeoutMs);
    if (certificate === null) return null;
    const key = createPublicKey(certificate);
    if (cached.size >= MAX_CACHED) cached.clear();
    cached.set(url, key);
    return key;
  }

  return {
    async keyAt(url) {
      if (!isCertificateUrl(url, origins)) return null;
      const known = cached.get(url) ?? pending.get(url);
      if (known !== undefined) return known;
      if (!mayFetch()) throw outage('too many certificate fetches');
      const fetched = fetchKey(url).finally(() => pending.delete(url));
      pending.set(url, fetched);
      return fetched;
    },
  };
}

function createFetchLimit(): () => boolean {
  let recent: number[] = [];
  return () => {
    const now = performance.now();
    recent = recent.filter((moment) => now - moment < FETCH_WINDOW_MS);
    if (recent.length >= MAX_FETCHES) return false;
    recent.push(now);
    return true;
  };
}

/** PayPal redelivers a webhook that is answered with an outage. */
function outage(reason: string, cause?: unknown): GatewayError {
  return new GatewayError({ gateway: 'paypal', kind: 'outage', status: null, reason }, cause);
}

function isCertificateUrl(text: string, origins: readonly string[]): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, pathname, search } = new URL(text);
  return origins.includes(origin) && search === '' && /^\/v1\/notifications\/certs\/[\w-]+$/.test(pathname);
}

/** Null if PayPal has no such certificate. */
async function download(url: string, timeoutMs: number): Promise<string | null> {
  try {
    const answer = await fetchWithin(timeoutMs)(url, { redirect: 'error' });
    if (answer.ok) return await answer.text();
    if (answer.status === 404) return null;
    throw new Error(`status ${answer.status}`);
  } catch (error) {
    throw outage('the certificate could not be fetched', error);
  }
}

/** PayPal signs `transmission id|time|webhook id|crc32 of the body`, the checksum in decimal digits. */
export async function isSignedByPaypal(
  { headers, raw_body }: SignedWebhook,
  webhookId: string,
  certificates: Certificates,
): Promise<boolean> {
  const read = (name: string) => headers.get(`paypal-${name}`) ?? '';
  const [id, time, signature] = [
    read('transmission-id'),
    read('transmission-time'),
    read('transmission-sig'),
  ];
  if (id === '' || time === '' || signature === '' || read('auth-algo') !== ALGORITHM) return false;
  const key = await certificates.keyAt(read('cert-url'));
  if (key === null) return false;
  const message = `${id}|${time}|${webhookId}|${crc32(raw_body)}`;
  return createVerify('sha256').update(message).verify(key, signature, 'base64');
}
