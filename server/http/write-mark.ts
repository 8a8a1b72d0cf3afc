import { readCookie } from '#shared/read-cookie.ts';
import { parseWalPosition, type ReadConsistency, type Reads } from '../platform/replica/reads.ts';
import { hasBearerToken } from './origin-check.ts';

const NAME = 'arunika.written';
/** Longer than a used replica may lag. */
const SECONDS = 60;
const LATEST = 'latest';

/**
 * A cookie that sends the writer's next reads to a source that has the write. It grants nothing: a forged one only
 * picks the primary or older data.
 */
export async function writeMark(reads: Reads, isSecure: boolean): Promise<string | null> {
  const mark = await reads.markWrite().catch(() => LATEST);
  if (mark === null) return null;
  return `${NAME}=${mark}; Max-Age=${SECONDS}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** Programs keep no cookies and may write before they read. */
export function readAfter(headers: Headers): ReadConsistency {
  const mark = readCookie(headers, NAME);
  if (mark === null) return hasBearerToken(headers) ? LATEST : 0n;
  return parseWalPosition(mark) ?? LATEST;
}
