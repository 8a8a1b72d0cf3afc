export const parseLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

type StoredRecord = Readonly<Record<string, unknown>>;

export const toText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
export const formatPairs = (record: StoredRecord): string =>
  Object.entries(record)
    .map(([name, value]) => `${name}: ${toText(value)}`)
    .join('\n');

/** Typed entries are text, even `12` and `null`; a stored value keeps its type while its text is unchanged. */
export function parsePairs(text: string, stored: StoredRecord): Record<string, unknown> {
  if (text === formatPairs(stored)) return { ...stored };
  const pairs = parseLines(text).map((line) => {
    const [head = '', ...rest] = line.split(':');
    const [name, value] = [head.trim(), rest.join(':').trim()];
    return [
      name,
      Object.hasOwn(stored, name) && toText(stored[name]) === value ? stored[name] : value,
    ] as const;
  });
  return Object.fromEntries(pairs.filter(([name]) => name !== ''));
}

export const parseList = (text: string, stored: readonly unknown[]): unknown[] =>
  parseLines(text).map((line) => stored.find((value) => toText(value) === line) ?? line);
