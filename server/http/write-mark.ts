import type { ReadAfter, Reads } from '#server/platform/replica/reads.ts';
import { parseWalPosition } from '#server/platform/replica/wal-position.ts';
import { readCookie } from '#shared/read-cookie.ts';
import { hasBearerToken } from './origin-check.ts';

const NAME = 'arunika.written';
/** Longer than a replica that is read may be behind. */
const SECONDS = 60;
const LATEST = 'latest';

/**
 * A cookie for whoever wrote, so that what they see next has it, whichever process answers; null without a replica. It
 * opens nothing: with a made-up one the primary is asked, or what is some seconds old.
 */
export async function writeMark(reads: Reads, isSecure: boolean): Promise<string | null> {
  const mark = await reads.markWrite().catch(() => LATEST);
  if (mark === null) return null;
  return `${NAME}=${mark}; Max-Age=${SECONDS}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** What the reads of a request must have. Programs keep no cookies, and may write before they read. */
export function readAfter(headers: Headers): ReadAfter {
  const mark = readCookie(headers, NAME);
  if (mark === null) return hasBearerToken(headers) ? LATEST : 0n;
  return parseWalPosition(mark) ?? LATEST;
}
