import type { Part } from './content-lines.ts';

const MAX_TITLE = 120;
/** Falls back to the UID; one line of bounded length, without invisible characters. */
export function titleOf(part: Part): string {
  const line = ['SUMMARY', 'UID'].flatMap((name) => part.lines.filter((one) => one.name === name))[0];
  const text = line === undefined ? '' : line.text.slice(line.text.indexOf(':') + 1, MAX_TITLE * 2);
  return text
    .replace(/\\n/gi, ' ')
    .replace(/\\([\\,;])/g, '$1')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_TITLE);
}
