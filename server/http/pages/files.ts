import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import type { ByteRange, StoredFile } from '#contract/stored-file.ts';
import { isReadMethod } from '../origin-check.ts';
import { pathOf } from '../request-path.ts';
import type { PageHandler } from '../scope.ts';
import { createResponseCache, sendCached, type UncachedResponse } from './response-cache.ts';
import { commonHeaders, filePolicy } from './response-headers.ts';

type Headers = Readonly<Record<string, string>>;

/** Whole, a range, or headers only. The storage is opened last, so that a response without a body never touches it. */
export async function fileResponse(file: StoredFile, request: Request, common: Headers): Promise<Response> {
  const headers = { ...common, ...filePolicy, ...headersOf(file) };
  if (request.headers.get('if-none-match') === file.etag) return new Response(null, { status: 304, headers });
  const range = readRange(rangeHeader(file, request), file.size_bytes);
  if (range === 'unsatisfiable') {
    const refused = { ...headers, 'content-range': `bytes */${file.size_bytes}` };
    return new Response(null, { status: 416, headers: refused });
  }
  const part = range === 'whole' ? null : range;
  const length = part === null ? file.size_bytes : part.last - part.first + 1;
  const sized = { ...headers, 'content-length': String(length) };
  const body = request.method === 'HEAD' ? null : toStream(await file.open(part));
  if (part === null) return new Response(body, { status: 200, headers: sized });
  const placed = { ...sized, 'content-range': `bytes ${part.first}-${part.last}/${file.size_bytes}` };
  return new Response(body, { status: 206, headers: placed });
}

function toStream(bytes: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = bytes[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const next = await iterator.next();
      if (next.done === true) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}

/** If-Range: a range of other bytes would corrupt the file, so send it whole. */
function rangeHeader(file: StoredFile, request: Request): string | null {
  const condition = request.headers.get('if-range');
  return condition === null || condition === file.etag ? request.headers.get('range') : null;
}

/** Types shown inline; others can only be saved. */
const SHOWN = /^(image\/(png|jpeg|webp|avif)|video\/|audio\/|text\/vtt|application\/vnd\.apple\.mpegurl)/;

function headersOf({ file_name, content_type, disposition, etag, cache_control }: StoredFile): Headers {
  const shown = disposition === 'inline' && SHOWN.test(content_type) ? 'inline' : 'attachment';
  const isText = content_type.startsWith('text/');
  return {
    'content-type': isText ? `${content_type}; charset=utf-8` : content_type,
    'content-disposition': `${shown}; ${fileNameParameters(file_name)}`,
    'accept-ranges': 'bytes',
    'cache-control': cache_control,
    etag,
  };
}

/** An ASCII name and the original one (RFC 6266), safe in headers and paths. */
export function fileNameParameters(name: string): string {
  const safe = name.replace(/[\p{Cc}"\\/]/gu, '_').slice(0, 200);
  const ascii = safe
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replaceAll('%', '_');
  const encoded = encodeURIComponent(safe.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `filename="${ascii.trim() === '' ? 'file' : ascii}"; filename*=UTF-8''${encoded}`;
}

type RequestedRange = ByteRange | 'whole' | 'unsatisfiable';

const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/** Multiple or malformed ranges are ignored: the whole file is always valid (RFC 9110, 14.2). */
export function readRange(header: string | null, size: number): RequestedRange {
  const [, first = '', last = ''] = ONE_RANGE.exec(header ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') return suffixRange(Number(last), size);
  const from = Number(first);
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < from) return 'whole';
  return from >= size ? 'unsatisfiable' : { first: from, last: to };
}

function suffixRange(count: number, size: number): RequestedRange {
  if (count === 0) return 'unsatisfiable';
  return { first: Math.max(0, size - count), last: size - 1 };
}

const MEMORY_BYTES = 64 * 1024 * 1024;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const SHORT_CACHE = 'public, max-age=300';
/** Other websites load these files, for a day, and up to a month while they revalidate. */
const EMBEDDED = {
  'cache-control': 'public, max-age=86400, stale-while-revalidate=2592000',
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
};

/** Listed once at start, so that no request path reaches the file system. `assets/` are content-hashed. */
export function createStaticFiles(folders: readonly string[], isProduction: boolean): PageHandler {
  const files = new Map(folders.flatMap((folder) => [...listFiles(folder)]));
  const common = commonHeaders(isProduction);
  const stored = createResponseCache({
    max_bytes: MEMORY_BYTES,
    ttlMs: Number.POSITIVE_INFINITY,
    now: Date.now,
  });
  stored.setEnabled(true);
  return async (request, scope) => {
    const path = pathOf(request.url);
    const file = files.get(path);
    if (file === undefined || !isReadMethod(request.method)) return null;
    scope.route = '(asset)';
    const answer = await stored.get(path, () => read(path, file));
    const own = path.startsWith('/embed/') ? EMBEDDED : {};
    return sendCached(answer, request, { ...common, ...own, 'x-request-id': scope.id });
  };
}

interface StaticFile {
  readonly path: string;
  readonly brotli_path: string | null;
}

const BROTLI = '.br';

async function read(path: string, file: StaticFile): Promise<UncachedResponse> {
  return {
    status: 200,
    content_type: getMimeType(file.path) ?? 'application/octet-stream',
    body: await readFile(file.path),
    brotli: file.brotli_path === null ? undefined : await readFile(file.brotli_path),
    headers: { 'cache-control': path.startsWith('/assets/') ? IMMUTABLE : SHORT_CACHE },
    is_cacheable: true,
  };
}

function listFiles(folder: string): ReadonlyMap<string, StaticFile> {
  const paths = new Set<string>();
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isFile() && !entry.name.startsWith('.')) paths.add(join(entry.parentPath, entry.name));
  }
  const files = new Map<string, StaticFile>();
  for (const path of paths) {
    const brotli_path = paths.has(path + BROTLI) ? path + BROTLI : null;
    if (!path.endsWith(BROTLI)) files.set(urlPath(folder, path), { path, brotli_path });
  }
  return files;
}

const urlPath = (folder: string, path: string): string =>
  `/${relative(folder, path).split(sep).map(encodeURIComponent).join('/')}`;
