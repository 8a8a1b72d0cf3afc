import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import type { PageHandler } from '#server/http/handlers.ts';
import { isReadMethod } from '../origin-check.ts';
import { createResponseCache, sendCached, type UncachedResponse } from './response-cache.ts';
import { commonHeaders } from './security-headers.ts';

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
    const { pathname } = new URL(request.url);
    const file = files.get(pathname);
    if (file === undefined || !isReadMethod(request.method)) return null;
    scope.route = '(asset)';
    const answer = await stored.get(pathname, () => read(pathname, file));
    const own = pathname.startsWith('/embed/') ? EMBEDDED : {};
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
