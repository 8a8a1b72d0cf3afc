const MIN_DIGITS = 6;

/**
 * The id range of a prefix, as shown (`#8e3c9e7f`) or typed; null if it does not look like one, or is so short that a
 * word may be meant.
 */
export function idRange(search: string): { readonly first: string; readonly last: string } | null {
  const typed = search.trim().replace(/^#/, '');
  if (!/^[0-9a-f-]+$/i.test(typed)) return null;
  const digits = typed.replaceAll('-', '').toLowerCase();
  if (digits.length < MIN_DIGITS || digits.length > 32) return null;
  return { first: asId(digits.padEnd(32, '0')), last: asId(digits.padEnd(32, 'f')) };
}

function asId(digits: string): string {
  const at = (from: number, to: number) => digits.slice(from, to);
  return [at(0, 8), at(8, 12), at(12, 16), at(16, 20), at(20, 32)].join('-');
}
