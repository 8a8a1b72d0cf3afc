/** How often the content of a page restores the graphics state too often, and how many states it leaves open. */
export interface StateBalance {
  readonly missing: number;
  readonly open: number;
}

/**
 * Strings, comments and the bytes of pictures are skipped: letters in them are no operators. ISO 32000-1, 7.8.2 and 8.9.7.
 */
const TOKEN =
  /\((?:\\[\s\S]|[^\\()]|\((?:\\[\s\S]|[^\\()]|\((?:\\[\s\S]|[^\\()])*\))*\))*\)|<[0-9A-Fa-f\s]*>|%[^\r\n]*|\bID\s[\s\S]*?\sEI(?=\s|$)|\/[^\s()<>[\]{}/%]*|[^\s()<>[\]{}/%]+/g;

export function stateBalance(content: string): StateBalance {
  let depth = 0;
  let lowest = 0;
  for (const [token] of content.matchAll(TOKEN)) {
    if (token === 'q') depth += 1;
    else if (token === 'Q') depth -= 1;
    lowest = Math.min(lowest, depth);
  }
  return { missing: 0 - lowest, open: depth - lowest };
}
