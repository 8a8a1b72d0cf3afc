export interface StateBalance {
  readonly missing: number;
  readonly open: number;
}

/** Skips strings, comments and image bytes, whose letters are no operators (ISO 32000-1, 7.8.2 and 8.9.7). */
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
