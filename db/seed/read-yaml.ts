import { readdirSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { z } from 'zod';
import { ROOT } from '#server/platform/root-folder.ts';

/** The folder of the demo business. */
export const SEED = new URL('db/seed/', ROOT);

/** The text of a file of the demo business; paths are those inside `db/seed`. */
export function readText(path: string): string {
  return readFileSync(new URL(path, SEED), 'utf8');
}

/** The files of a folder without what stands behind their dot: the slug of what each of them holds. */
export function slugsIn(folder: string): readonly string[] {
  const names = readdirSync(new URL(folder, SEED));
  return names.map((name) => name.replace(/\..*$/, '')).sort();
}

export function readYaml<Kind extends z.ZodType>(path: string, kind: Kind): z.output<Kind> {
  return parseYaml(path, readText(path), kind);
}

/** In English, as all that developers read; Zod is otherwise told to speak to visitors. */
const { localeError: error } = z.locales.en();

/** Throws with the file and the fields that are not as its kind has them. */
export function parseYaml<Kind extends z.ZodType>(path: string, text: string, kind: Kind): z.output<Kind> {
  const filename = `db/seed/${path}`;
  const parsed = kind.safeParse(load(text, { filename }), { error });
  if (!parsed.success) throw new Error(`${filename}:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
