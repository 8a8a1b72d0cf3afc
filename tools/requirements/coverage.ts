import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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

interface Requirement {
  readonly id: string;
  readonly text: string;
}

/** Reads every table in a folder: the first column is the id, the one called `requirement` its text. */
export function readRequirements(folder: string): readonly Requirement[] {
  const tables = readdirSync(folder).filter((name) => name.endsWith('.tsv'));
  if (tables.length === 0) throw new Error(`${folder} holds no table of requirements`);
  return tables.sort().flatMap((name) => rowsOf(readFileSync(join(folder, name), 'utf8')));
}

export function rowsOf(table: string): readonly Requirement[] {
  const [heading = [], ...rows] = table
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));
  const textAt = heading.indexOf('requirement');
  return rows.map((cells) => ({ id: cells[0] ?? '', text: cells[textAt] ?? '' }));
}
