import { createPublicKey, createVerify, type KeyObject } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { fetchWithin } from '#server/platform/fetch-within.ts';
import type { SignedWebhook } from '../gateway.ts';
import { GatewayError } from '../gateway-error.ts';

const ALGORITHM = 'SHA256withRSA';
const MAX_CACHED = 8;
/** PayPal changes its certificate about once a year; whoever invents names of certificates makes us ask this often. */
const MAX_FETCHES = 6;
const FETCH_WINDOW_MS = 60_000;

export interface Certificates {
  /** The key behind an address of PayPal's; null when the address is not one of PayPal's. */
  keyAt(url: string): Promise<KeyObject | null>;
}

/** PayPal names its certificates by hosts with and without `-m`. */
function originsOf(apiUrl: string): readonly string[] {
  const { origin } = new URL(apiUrl);
  return [origin, origin.replace('://api-m.', '://api.')];
}

/**
 * PayPal's certificates, fetched over HTTPS from PayPal itself and kept. A notice may name only an address there, so
 * nobody can make us fetch anything else, nor believe in a key of theirs. Anybody can send a notice: those that come
 * at once share one fetch, and fetches are limited, so that a flood of them asks PayPal for next to nothing.
 */
export function createCertificates(apiUrl: string, timeoutMs: number): Certificates {
  const origins = originsOf(apiUrl);
  const kept = new Map<string, KeyObject>();
  const underWay = new Map<string, Promise<KeyObject | null>>();
  const mayFetch = createFetchLimit();

  async function fetchKey(url: string): Promise<KeyObject | null> {
    const certificate = await download(url, timeoutMs);
    if (certificate === null) return null;
    const key = createPublicKey(certificate);
    if (kept.size >= MAX_CACHED) kept.clear();
    kept.set(url, key);
    return key;
  }

  return {
    async keyAt(url) {
      if (!isCertificateUrl(url, origins)) return null;
      const known = kept.get(url) ?? underWay.get(url);
      if (known !== undefined) return known;
      if (!mayFetch()) throw outage('too many certificates were asked for');
      const fetched = fetchKey(url).finally(() => underWay.delete(url));
      underWay.set(url, fetched);
      return fetched;
    },
  };
}

/** True as long as fewer than the limit were allowed within the last minute. */
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

/** PayPal sends a notice again that was answered with it. */
function outage(reason: string, cause?: unknown): GatewayError {
  return new GatewayError({ gateway: 'paypal', kind: 'outage', status: null, reason }, cause);
}

function isCertificateUrl(text: string, origins: readonly string[]): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, pathname, search } = new URL(text);
  return origins.includes(origin) && search === '' && /^\/v1\/notifications\/certs\/[\w-]+$/.test(pathname);
}

/** null when PayPal has none of that name. */
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

/** PayPal signs `transmission id|time|webhook id|crc32 of the body`, the sum in decimal digits. */
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
