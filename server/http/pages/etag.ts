import { createHash } from 'node:crypto';

/** Weak, because the same answer may be compressed or not. */
export const etagOf = (content: string | Uint8Array): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

export function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  const tag = etag.replace(/^W\//, '');
  return ifNoneMatch
    .split(',')
    .some((known) => known.trim().replace(/^W\//, '') === tag || known.trim() === '*');
}
