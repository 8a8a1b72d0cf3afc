import type { Requirement } from './read-requirements.ts';

export interface Coverage {
  readonly lines: readonly string[];
  readonly exit_code: 0 | 1;
}

interface Question {
  readonly requirements: readonly Requirement[];
  readonly named: readonly string[];
  /** Empty: counts of all prefixes. */
  readonly prefixes: readonly string[];
}

const prefixOf = (id: string) => id.split('-')[0] ?? '';

/**
 * Counts tested requirements by prefix. With prefixes it lists the open ones and fails when there are any; an unknown
 * prefix, or a test that names an unknown requirement, always fails.
 */
export function coverage({ requirements, named, prefixes }: Question): Coverage {
  const kept = new Set(named);
  const all = [...new Set(requirements.map(({ id }) => prefixOf(id)))].sort();
  const wanted = prefixes.length === 0 ? all : prefixes;
  const rows = requirements.filter(({ id }) => wanted.includes(prefixOf(id)));
  const open = prefixes.length === 0 ? [] : rows.filter(({ id }) => !kept.has(id));
  const wrong = [
    ...wanted
      .filter((prefix) => !all.includes(prefix))
      .map((prefix) => `no requirement starts with ${prefix}`),
    ...strangers(requirements, kept).map((id) => `a test names ${id}, which is no requirement`),
  ];

  const count = (name: string, among: readonly Requirement[]) =>
    `${name} ${among.filter(({ id }) => kept.has(id)).length}/${among.length}`;
  const counts = wanted
    .filter((prefix) => all.includes(prefix))
    .map((prefix) =>
      count(
        prefix,
        rows.filter(({ id }) => prefixOf(id) === prefix),
      ),
    );
  return {
    lines: [...open.map(({ id, text }) => `open ${id} ${text}`), ...wrong, ...counts, count('total', rows)],
    exit_code: open.length + wrong.length === 0 ? 0 : 1,
  };
}

function strangers(requirements: readonly Requirement[], kept: ReadonlySet<string>): readonly string[] {
  const known = new Set(requirements.map(({ id }) => id));
  return [...kept].filter((id) => !known.has(id)).sort();
}
