import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Requirement {
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
