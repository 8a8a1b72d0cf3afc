import { createHash } from 'node:crypto';
import { beforePaintScript } from './theme.ts';

/** Header with the hashes of a document's inline scripts. */
export const SCRIPT_HASHES_HEADER = 'x-script-hashes';

const hashOf = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`;
const BEFORE_PAINT = hashOf(beforePaintScript);

/**
 * Hashes the inline scripts that carry `mark`, and removes the mark. Router and React set it as `nonce` on their own
 * scripts; it is random per rendering, so content cannot carry it, and removed because pages are cached for everybody.
 */
export function extractScriptHashes(html: string, nonce: string) {
  const nonceAttribute = ` nonce="${nonce}"`;
  const hashes = new Set([BEFORE_PAINT]);
  for (const [, attributes = '', script = ''] of html.matchAll(/<script([^<>]*)>([\s\S]*?)<\/script>/g)) {
    if (attributes.includes(nonceAttribute) && script !== '') hashes.add(hashOf(script));
  }
  return { html: html.replaceAll(nonceAttribute, ''), hashes: [...hashes] };
}
