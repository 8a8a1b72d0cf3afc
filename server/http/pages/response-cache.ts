import { randomUUID } from 'node:crypto';
import { isUnavailable } from '#server/platform/failures/failures.ts';
import { withTimeout } from '#shared/with-timeout.ts';
import { compressStatic, type Encoding, isCompressible, preferredEncoding } from './compression.ts';
import { etagOf, isKnown } from './response-headers.ts';

export interface UncachedResponse {
  readonly status: number;
  readonly content_type: string;
  readonly body: string | Uint8Array;
  readonly brotli?: Uint8Array | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly is_cacheable: boolean;
  /** Made during an outage: a stored response is better. */
  readonly is_outage?: boolean;
}

export interface CachedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly byte_length: number;
  bodyIn(encoding: Encoding): Promise<Uint8Array>;
  readonly isCompressible: boolean;
}

export interface ResponseCache {
  /** Concurrent misses share one `produce`. An outage returns the last response with its age (RFC 9211). */
  get(key: string, produce: () => Promise<UncachedResponse>): Promise<CachedResponse>;
  /** Drops everything, including productions in progress. */
  clear(): void;
  /** While disabled, changes are missed: nothing is cached. Re-enabling drops stored responses. */
  setEnabled(isEnabled: boolean): void;
  /** Changes with each drop; differs between processes, which may hear of a change at different times. */
  edition(): string;
}

export interface ResponseCacheOptions {
  readonly max_bytes: number;
  /** Maximum age, in case a response depends on the time of day. */
  readonly ttlMs: number;
  readonly now: () => number;
}

const OUTAGE = 'detail=outage';
/** Maximum wait while a stored response exists. */
const REVALIDATE_TIMEOUT_MS = 4_000;
/** Maximum age even during an outage. */
const MAX_STALE_MS = 24 * 60 * 60 * 1000;

export function createResponseCache(options: ResponseCacheOptions): ResponseCache {
  const cache = createLruCache(options);
  const pending = new Map<string, Promise<CachedResponse>>();
  const id = randomUUID();
  let generation = 0;
  let isOn = false;

  async function produceOnce(key: string, produce: () => Promise<UncachedResponse>): Promise<CachedResponse> {
    const begun = generation;
    let produced: UncachedResponse;
    try {
      produced = await produce();
    } catch (error) {
      const old = isUnavailable(error) ? cache.stale(key) : null;
      if (old === null) throw error;
      return old;
    }
    const stored = toCachedResponse(produced);
    if (produced.is_outage === true) return cache.stale(key) ?? stored;
    if (produced.is_cacheable && isOn && begun === generation) cache.keep(key, stored);
    else if (!produced.is_cacheable && produced.status < 500) cache.drop(key);
    return stored;
  }

  async function withinPatience(key: string, production: Promise<CachedResponse>): Promise<CachedResponse> {
    if (cache.stale(key) === null) return production;
    return (await withTimeout(production, REVALIDATE_TIMEOUT_MS)) ?? cache.stale(key) ?? production;
  }

  /** Running productions started before the change: their result is not stored or shared. */
  function disown(): void {
    generation++;
    pending.clear();
  }

  function clear(): void {
    disown();
    cache.empty();
  }

  return {
    get(key, produce) {
      const fresh = cache.fresh(key);
      if (fresh !== null) return Promise.resolve(fresh);
      const running = pending.get(key);
      if (running !== undefined) return withinPatience(key, running);
      const production = produceOnce(key, produce).finally(() => {
        if (pending.get(key) === production) pending.delete(key);
      });
      pending.set(key, production);
      return withinPatience(key, production);
    },
    clear,
    setEnabled(isEnabled) {
      isOn = isEnabled;
      if (isEnabled) return clear();
      disown();
      cache.expire();
    },
    edition: () => `${id} ${generation}`,
  };
}

interface Entry {
  readonly stored: CachedResponse;
  readonly stored_at: number;
  expires: number;
}

function createLruCache({ max_bytes, ttlMs, now }: ResponseCacheOptions) {
  const entries = new Map<string, Entry>();
  let bytes = 0;

  function evict(key: string): void {
    const entry = entries.get(key);
    if (entry === undefined) return;
    entries.delete(key);
    bytes -= entry.stored.byte_length;
  }

  return {
    drop: evict,
    keep(key: string, stored: CachedResponse): void {
      if (stored.byte_length > max_bytes / 4) return;
      evict(key);
      entries.set(key, { stored, stored_at: now(), expires: now() + ttlMs });
      bytes += stored.byte_length;
      for (const oldest of entries.keys()) {
        if (bytes <= max_bytes) break;
        evict(oldest);
      }
    },
    fresh(key: string): CachedResponse | null {
      const entry = entries.get(key);
      if (entry === undefined || entry.expires <= now()) return null;
      // Moved to the end, so the first entry is the least recently used.
      entries.delete(key);
      entries.set(key, entry);
      return entry.stored;
    },
    stale(key: string): CachedResponse | null {
      const entry = entries.get(key);
      if (entry === undefined || now() - entry.stored_at > MAX_STALE_MS) return null;
      return toStaleResponse(entry.stored, { ageMs: now() - entry.stored_at, ttlMs });
    },
    empty(): void {
      entries.clear();
      bytes = 0;
    },
    expire(): void {
      for (const entry of entries.values()) entry.expires = 0;
    },
  };
}

/** Adds Age and Cache-Status (RFC 9211); CDNs must not store it. */
function toStaleResponse(
  stored: CachedResponse,
  { ageMs, ttlMs }: { readonly ageMs: number; readonly ttlMs: number },
): CachedResponse {
  const age = Math.floor(ageMs / 1000);
  const ttl = Math.floor(ttlMs / 1000) - age;
  const told = { age: String(age), 'cache-status': `arunika; hit; ttl=${ttl}; ${OUTAGE}` };
  return { ...stored, headers: { ...stored.headers, 'cdn-cache-control': 'no-store', ...told } };
}

export const isStale = (headers: Headers): boolean => headers.get('cache-status')?.includes(OUTAGE) === true;

function toCachedResponse(produced: UncachedResponse): CachedResponse {
  const raw = typeof produced.body === 'string' ? Buffer.from(produced.body) : produced.body;
  const compressed = new Map<Encoding, Promise<Uint8Array>>();
  if (produced.brotli !== undefined) compressed.set('br', Promise.resolve(produced.brotli));
  const shrinks = compressed.has('br') || isCompressible(produced.content_type, raw.byteLength);
  const etag = etagOf(raw);
  return {
    status: produced.status,
    etag,
    byte_length: Math.ceil(raw.byteLength * (shrinks ? 1.5 : 1)) + 512,
    headers: { ...produced.headers, 'content-type': produced.content_type, etag, vary: 'accept-encoding' },
    isCompressible: shrinks,
    bodyIn(encoding) {
      if (encoding === 'identity' || !shrinks) return Promise.resolve(raw);
      const known = compressed.get(encoding) ?? compressStatic(raw, encoding);
      compressed.set(encoding, known);
      return known;
    },
  };
}

export async function sendCached(
  stored: CachedResponse,
  request: Request,
  extra: Readonly<Record<string, string>>,
): Promise<Response> {
  const headers = { ...stored.headers, ...extra };
  if (stored.status === 200 && isKnown(request.headers.get('if-none-match'), stored.etag)) {
    return new Response(null, { status: 304, headers });
  }
  const encoding = stored.isCompressible
    ? preferredEncoding(request.headers.get('accept-encoding'))
    : 'identity';
  const body = asBuffer(await stored.bodyIn(encoding));
  if (encoding === 'identity') return new Response(body, { status: stored.status, headers });
  return new Response(body, { status: stored.status, headers: { ...headers, 'content-encoding': encoding } });
}

function asBuffer(bytes: Uint8Array): Buffer<ArrayBuffer> {
  const { buffer, byteOffset, byteLength } = bytes;
  return buffer instanceof ArrayBuffer ? Buffer.from(buffer, byteOffset, byteLength) : Buffer.from(bytes);
}
