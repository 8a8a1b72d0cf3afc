import { isRecord } from '#shared/is-record.ts';

export interface Change {
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
}

export function diffFields(before: unknown, after: unknown): readonly Change[] {
  const [old, now] = [flatten(before), flatten(after)];
  const names = [...new Set([...old.keys(), ...now.keys()])];
  return names
    .map((name) => ({ name, before: old.get(name), after: now.get(name) }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
}

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && !Array.isArray(value);

function flatten(facts: unknown, prefix = ''): Map<string, unknown> {
  if (!isPlainObject(facts)) return new Map();
  return new Map(
    Object.entries(facts).flatMap(([name, value]) =>
      isPlainObject(value)
        ? [...flatten(value, `${prefix}${name}.`)]
        : [[`${prefix}${name}`, value] as const],
    ),
  );
}
