/** Variant fields that are written a line each: names with values, or plain values. */

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

type Pairs = Readonly<Record<string, unknown>>;

export const wordsOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);
export const pairsOf = (record: Pairs): string =>
  Object.entries(record)
    .map(([name, value]) => `${name}: ${wordsOf(value)}`)
    .join('\n');

/** What is typed is text: `12` and `null` too. Only what was stored as something else, and still reads so, stays it. */
export function recordOf(text: string, stored: Pairs): Record<string, unknown> {
  if (text === pairsOf(stored)) return { ...stored };
  const pairs = linesOf(text).map((line) => {
    const [head = '', ...rest] = line.split(':');
    const [name, value] = [head.trim(), rest.join(':').trim()];
    return [
      name,
      Object.hasOwn(stored, name) && wordsOf(stored[name]) === value ? stored[name] : value,
    ] as const;
  });
  return Object.fromEntries(pairs.filter(([name]) => name !== ''));
}

export const listOf = (text: string, stored: readonly unknown[]): unknown[] =>
  linesOf(text).map((line) => stored.find((value) => wordsOf(value) === line) ?? line);
