import { createHash } from 'node:crypto';
import { compress, type Encoding, isCompressible, preferredEncoding } from './compression.ts';

/** An answer that is the same for everybody. */
export interface Produced {
  readonly status: number;
  readonly content_type: string;
  readonly body: string | Uint8Array;
  /** The body in brotli, where somebody had more time to compress it than a request has. */
  readonly brotli?: Uint8Array | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** False for what must not be kept, e.g. an error page. */
  readonly keep: boolean;
}

/** A produced answer with its tag, and its compressed forms once somebody asked for them. */
export interface Stored {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly byte_length: number;
  bodyIn(encoding: Encoding): Promise<Uint8Array>;
  readonly isCompressible: boolean;
}

export interface StoredResponses {
  /** The stored answer of `key`, else what `produce` makes; callers that miss at once share one production. */
  get(key: string, produce: () => Promise<Produced>): Promise<Stored>;
  /** Forgets everything, and keeps nothing that was begun before. */
  clear(): void;
  /** While disabled nothing is kept: nobody would tell us of a change. */
  setEnabled(isEnabled: boolean): void;
}

export interface StoreOptions {
  readonly max_bytes: number;
  /** The longest that anything is kept, in case it depends on the time of day. */
  readonly ttlMs: number;
  readonly now: () => number;
}

interface Entry {
  readonly stored: Stored;
  readonly expires: number;
}

export function createStoredResponses(options: StoreOptions): StoredResponses {
  const entries = new Map<string, Entry>();
  const pending = new Map<string, Promise<Stored>>();
  let bytes = 0;
  let generation = 0;
  let isOn = false;

  function drop(key: string): void {
    const entry = entries.get(key);
    if (entry === undefined) return;
    entries.delete(key);
    bytes -= entry.stored.byte_length;
  }

  function keep(key: string, stored: Stored): void {
    if (stored.byte_length > options.max_bytes / 4) return;
    drop(key);
    entries.set(key, { stored, expires: options.now() + options.ttlMs });
    bytes += stored.byte_length;
    for (const oldest of entries.keys()) {
      if (bytes <= options.max_bytes) break;
      drop(oldest);
    }
  }

  async function produceOnce(key: string, produce: () => Promise<Produced>): Promise<Stored> {
    const begun = generation;
    const produced = await produce();
    const stored = store(produced);
    // What was read before a change must not outlive it, so a production that a change overtook is not kept.
    if (produced.keep && isOn && begun === generation) keep(key, stored);
    return stored;
  }

  function clear(): void {
    generation++;
    entries.clear();
    pending.clear();
    bytes = 0;
  }

  return {
    get(key, produce) {
      const entry = entries.get(key);
      if (entry !== undefined && entry.expires > options.now()) {
        // Moved to the end: the first entry is the one that was not asked for the longest.
        entries.delete(key);
        entries.set(key, entry);
        return Promise.resolve(entry.stored);
      }
      drop(key);
      const running = pending.get(key);
      if (running !== undefined) return running;
      const production = produceOnce(key, produce).finally(() => {
        if (pending.get(key) === production) pending.delete(key);
      });
      pending.set(key, production);
      return production;
    },
    clear,
    setEnabled(isEnabled) {
      isOn = isEnabled;
      clear();
    },
  };
}

function store(produced: Produced): Stored {
  const raw = typeof produced.body === 'string' ? Buffer.from(produced.body) : produced.body;
  const compressed = new Map<Encoding, Promise<Uint8Array>>();
  if (produced.brotli !== undefined) compressed.set('br', Promise.resolve(produced.brotli));
  const shrinks = isCompressible(produced.content_type, raw.byteLength);
  const etag = `W/"${createHash('sha256').update(raw).digest('base64url').slice(0, 22)}"`;
  return {
    status: produced.status,
    etag,
    byte_length: Math.ceil(raw.byteLength * (shrinks ? 1.5 : 1)) + 512,
    headers: { ...produced.headers, 'content-type': produced.content_type, etag, vary: 'accept-encoding' },
    isCompressible: shrinks,
    bodyIn(encoding) {
      if (encoding === 'identity' || !shrinks) return Promise.resolve(raw);
      const known = compressed.get(encoding) ?? compress(raw, encoding, 'once');
      compressed.set(encoding, known);
      return known;
    },
  };
}

/** Sends a stored answer in the form that the client takes, or 304 when the client has it already. */
export async function sendStored(
  stored: Stored,
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
  // A Buffer over the same memory: nothing is copied.
  const body = asBuffer(await stored.bodyIn(encoding));
  if (encoding === 'identity') return new Response(body, { status: stored.status, headers });
  return new Response(body, { status: stored.status, headers: { ...headers, 'content-encoding': encoding } });
}

function asBuffer(bytes: Uint8Array): Buffer<ArrayBuffer> {
  const { buffer, byteOffset, byteLength } = bytes;
  return buffer instanceof ArrayBuffer ? Buffer.from(buffer, byteOffset, byteLength) : Buffer.from(bytes);
}

function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  const tag = etag.replace(/^W\//, '');
  return ifNoneMatch
    .split(',')
    .some((item) => item.trim() === '*' || item.trim().replace(/^W\//, '') === tag);
}
