import { createHash } from 'node:crypto';
import { beforePaintScript } from './theme.ts';

/** Header by which a rendered document tells the server which inline scripts it was rendered with. */
export const SCRIPT_HASHES_HEADER = 'x-script-hashes';

const hashOf = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`;
const BEFORE_PAINT = hashOf(beforePaintScript);

/**
 * The hashes of the inline scripts that were rendered with `mark`, and the document without it. Router and React put the
 * mark (their `nonce`) on what they write themselves; it is drawn anew for each rendering, so nothing that stands in
 * content can carry it. The document leaves without it, because a page is kept for everybody.
 */
export function extractScriptHashes(html: string, nonce: string) {
  const nonceAttribute = ` nonce="${nonce}"`;
  const hashes = new Set([BEFORE_PAINT]);
  for (const [, attributes = '', script = ''] of html.matchAll(/<script([^<>]*)>([\s\S]*?)<\/script>/g)) {
    if (attributes.includes(nonceAttribute) && script !== '') hashes.add(hashOf(script));
  }
  return { html: html.replaceAll(nonceAttribute, ''), hashes: [...hashes] };
}
