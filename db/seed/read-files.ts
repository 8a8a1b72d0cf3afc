import { readdirSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { z } from 'zod';
import { ROOT } from '#server/platform/root-folder.ts';

export const SEED = new URL('db/seed/', ROOT);

/** Paths are relative to `db/seed`. */
export function readText(path: string): string {
  return readFileSync(new URL(path, SEED), 'utf8');
}

/** The files' names without extension, which are the slugs of their content. */
export function slugsIn(folder: string): readonly string[] {
  const names = readdirSync(new URL(folder, SEED));
  return names.map((name) => name.replace(/\..*$/, '')).sort();
}

export function readYaml<Kind extends z.ZodType>(path: string, kind: Kind): z.output<Kind> {
  return parseYaml(path, readText(path), kind);
}

/** Developers read these errors in English; Zod's default locale is the visitors'. */
const { localeError: error } = z.locales.en();

/** Throws with the file and the invalid fields. */
export function parseYaml<Kind extends z.ZodType>(path: string, text: string, kind: Kind): z.output<Kind> {
  const filename = `db/seed/${path}`;
  const parsed = kind.safeParse(load(text, { filename }), { error });
  if (!parsed.success) throw new Error(`${filename}:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
