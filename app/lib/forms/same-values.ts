import { isRecord } from '#shared/json.ts';

export const technicalNames = ['intent', 'before', 'base_updated_at', 'idempotency_key', 'stay'];

/** Empty texts and lists are not posted, so they count as missing; the order of names does not count. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(filled(one)) === JSON.stringify(filled(other));
}

function filled(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map((row) => filled(row) ?? []);
  if (!isRecord(value)) return value === '' || value === null ? undefined : value;
  const entries = Object.entries(value)
    .filter(([name]) => !technicalNames.includes(name))
    .map(([name, part]) => [name, filled(part)] as const)
    .filter(([, part]) => part !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.length === 0 ? undefined : entries;
}
