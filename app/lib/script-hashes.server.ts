import { createHash } from 'node:crypto';
import { beforePaintScript } from './theme.ts';

const hashOf = (script: string | Buffer): string =>
  `sha256-${createHash('sha256').update(script).digest('base64')}`;
const BEFORE_PAINT = hashOf(beforePaintScript);

const PRELOAD = '<link rel="modulepreload"';
/** Leaves the bandwidth to the style sheet, the font and the first picture. */
const LOW_PRIORITY = Buffer.from(' fetchpriority="low"');

/**
 * Hashes the inline scripts that carry `nonce`, and removes it. Router and React set it on their own tags; it is random
 * per rendering, so content cannot carry it, and removed because pages are cached for everybody. On preloaded scripts,
 * whose priority the router cannot set, that takes its place. Works on bytes, because a document is copied once only.
 */
export function takeScriptHashes(document: Buffer, nonce: string) {
  const mark = Buffer.from(` nonce="${nonce}"`);
  const hashes = new Set([BEFORE_PAINT]);
  const pieces: Buffer[] = [];
  let end = 0;
  for (let at = document.indexOf(mark); at !== -1; at = document.indexOf(mark, end)) {
    pieces.push(document.subarray(end, at));
    end = at + mark.length;
    // Attributes contain no `<` and no `>`, because React escapes them.
    const tag = document.toString('latin1', document.lastIndexOf('<', at), at);
    if (tag.startsWith(PRELOAD)) pieces.push(LOW_PRIORITY);
    if (!tag.startsWith('<script')) continue;
    const start = document.indexOf('>', end) + 1;
    const script = document.subarray(start, document.indexOf('</script>', start));
    if (script.length > 0) hashes.add(hashOf(script));
  }
  pieces.push(document.subarray(end));
  return { html: Buffer.concat(pieces), script_hashes: [...hashes] };
}
