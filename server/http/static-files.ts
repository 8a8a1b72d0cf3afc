import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import type { PageHandler } from './create-app.ts';
import { isRead } from './origin-check.ts';
import { commonHeaders } from './security-headers.ts';
import { createStoredResponses, type Produced, sendStored } from './stored-responses.ts';

const MEMORY_BYTES = 64 * 1024 * 1024;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const SHORT = 'public, max-age=300';

/**
 * Files of the built client. The list is read once at start, so that no path of a request ever reaches the
 * file system; names in `assets/` carry a hash of their content and never change.
 */
export function createStaticFiles(folder: string, isProduction: boolean): PageHandler {
  const files = listFiles(folder);
  const common = commonHeaders(isProduction);
  const stored = createStoredResponses({
    max_bytes: MEMORY_BYTES,
    ttlMs: Number.POSITIVE_INFINITY,
    now: Date.now,
  });
  stored.setEnabled(true);
  return async (request, scope) => {
    const { pathname } = new URL(request.url);
    const file = files.get(pathname);
    if (file === undefined || !isRead(request.method)) return null;
    const answer = await stored.get(pathname, () => read(pathname, file));
    return sendStored(answer, request, { ...common, 'x-request-id': scope.id });
  };
}

async function read(path: string, file: string): Promise<Produced> {
  return {
    status: 200,
    content_type: getMimeType(file) ?? 'application/octet-stream',
    body: await readFile(file),
    headers: { 'cache-control': path.startsWith('/assets/') ? IMMUTABLE : SHORT },
    keep: true,
  };
}

function listFiles(folder: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    const file = join(entry.parentPath, entry.name);
    files.set(`/${relative(folder, file).split(sep).map(encodeURIComponent).join('/')}`, file);
  }
  return files;
}
