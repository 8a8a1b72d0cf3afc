import type { Result } from '#shared/result.ts';
import { withoutControls } from '#shared/text/control-characters.ts';

export const MAX_BODY_BYTES = 256 * 1024;
const MAX_DEPTH = 32;
/** Longer for files than for a few kilobytes. */
const READ_TIMEOUT_MS = 60_000;
const POLLUTING = new Set(['__proto__', 'constructor', 'prototype']);

export type BodyRefusal = 'BODY_TOO_LARGE' | 'MALFORMED_REQUEST' | 'UNSUPPORTED_MEDIA_TYPE';
const refuse = (refusal: BodyRefusal) => ({ ok: false as const, refusal });

type Bytes = Uint8Array<ArrayBuffer>;

export async function readBody(
  request: Request,
  most: number = MAX_BODY_BYTES,
): Promise<Result<string, BodyRefusal>> {
  const read = await readBytes(request, most);
  return read.ok ? { ok: true, value: new TextDecoder().decode(read.value) } : read;
}

/** Checks a declared length before reading and counts a chunked body. */
export async function readBytes(request: Request, most: number): Promise<Result<Bytes, BodyRefusal>> {
  const declared = request.headers.get('content-length');
  if (declared !== null) {
    if (Number(declared) > most) return refuse('BODY_TOO_LARGE');
    const reading = request.arrayBuffer();
    return withReadTimeout(reading.then((read) => ({ ok: true as const, value: new Uint8Array(read) })));
  }
  if (request.body === null) return { ok: true, value: new Uint8Array() };
  return withReadTimeout(readLimited(request.body, most));
}

async function withReadTimeout(
  reading: Promise<Result<Bytes, BodyRefusal>>,
): Promise<Result<Bytes, BodyRefusal>> {
  const { promise, resolve } = Promise.withResolvers<Result<Bytes, BodyRefusal>>();
  const timer = setTimeout(() => resolve(refuse('MALFORMED_REQUEST')), READ_TIMEOUT_MS);
  const read = await Promise.race([reading, promise]);
  clearTimeout(timer);
  return read;
}

export function incomingFile(request: Request) {
  const declared = request.headers.get('content-length');
  return { declared_bytes: declared === null ? null : Number(declared), bytes: request.body ?? none() };
}

async function* none(): AsyncGenerator<Uint8Array> {}

async function readLimited(
  stream: ReadableStream<Uint8Array>,
  most: number,
): Promise<Result<Bytes, BodyRefusal>> {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.byteLength;
    if (size > most) {
      await reader.cancel();
      return refuse('BODY_TOO_LARGE');
    }
    chunks.push(next.value);
  }
  return { ok: true, value: new Uint8Array(Buffer.concat(chunks)) };
}

/** Refuses other content types, nesting beyond MAX_DEPTH, and keys that could reach a prototype. */
export function parseJson(text: string, contentType: string | null): Result<unknown, BodyRefusal> {
  if (text === '') return { ok: true, value: {} };
  if (!/^application\/json\s*(;|$)/i.test(contentType ?? '')) return refuse('UNSUPPORTED_MEDIA_TYPE');
  let value: unknown;
  try {
    value = ESCAPED_CONTROL.test(text) ? JSON.parse(text, withoutControlsIn) : JSON.parse(text);
  } catch {
    return refuse('MALFORMED_REQUEST');
  }
  return isWithinDepth(value) ? { ok: true, value } : refuse('MALFORMED_REQUEST');
}

/** Most bodies contain none of these and skip the check of each text. */
const ESCAPED_CONTROL = /\\[bf]|\\u00[0189]|\\uff|[\u007f-\u009f\ufffe\uffff]/i;

/** Drops invisible characters. A zero byte stays, and is refused later. */
const withoutControlsIn = (_name: string, value: unknown): unknown =>
  typeof value === 'string' && !value.includes('\0') ? withoutControls(value) : value;

/** Iterative, so that depth cannot exhaust the stack. */
function isWithinDepth(root: unknown): boolean {
  let level: readonly unknown[] = [root];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH || !level.every(isStorable)) return false;
    level = level.filter((value) => typeof value === 'object' && value !== null).flatMap(Object.values);
  }
  return true;
}

function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return isStorableText(value);
  if (typeof value !== 'object' || value === null) return true;
  return !Object.keys(value).some((key) => POLLUTING.has(key));
}

/** PostgreSQL stores neither zero bytes nor lone surrogates. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
