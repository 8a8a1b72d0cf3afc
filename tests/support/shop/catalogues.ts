import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runInLanguage } from '#server/platform/text/request-language.ts';
import { type Language, languageNames, languages } from '#shared/language/language.ts';

const MESSAGES = resolve('messages');

export const areas = globSync('**/*.ts', { cwd: MESSAGES })
  .filter((file) => !file.includes('.test.'))
  .map((file) => file.slice(0, -'.ts'.length))
  .toSorted();

const modules = new Map<string, Record<string, unknown>>();
for (const area of areas) modules.set(area, await import(join(MESSAGES, `${area}.ts`)));

/** The catalogues of an area, each with its texts of this language; what only reads them is left out. */
export const loadArea = (language: Language, area: string): Record<string, object> =>
  runInLanguage(language, () =>
    Object.fromEntries(
      Object.entries(modules.get(area) ?? {}).flatMap(([name, catalogue]) =>
        typeof catalogue === 'object' && catalogue !== null ? [[name, { ...catalogue }]] : [],
      ),
    ),
  );

/** Every text with its path; a function's is its source, in which the sentence stands. */
function textsOf(value: unknown, path: string): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, String(value).replace(/\s+/g, ' ')]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));
}

export const textsIn = (language: Language, area: string) =>
  runInLanguage(language, () => textsOf(loadArea(language, area), area));

/** Shorter ones are words that both languages may have. */
const MIN_LENGTH = 12;
/** Shorter ones may stand in what the owner wrote, by chance: they count where they are all that is said. */
const MIN_SENTENCE = 25;

/** Returns the fixed words of a text; for a function, the pieces between its parameters. */
function piecesOf(text: string): readonly string[] {
  const literals = text.includes('=>') ? (text.match(/`[^`]*`|'[^']*'|"[^"]*"/g) ?? []) : [text];
  return literals
    .flatMap((literal) => literal.replace(/^[`'"]|[`'"]$/g, '').split(/\$\{[^}]*\}|\n/))
    .map((piece) => piece.trim())
    .filter((piece) => piece.length >= MIN_LENGTH && piece.includes(' '));
}

const everythingSaidIn = (language: Language): readonly string[] => [
  ...new Set(areas.flatMap((area) => textsIn(language, area)).flatMap(([, text]) => piecesOf(text))),
];

/** Texts of the owner are shown as written, in either language (DECISIONS 53): settings, and the content of the demo. */
const ofTheDemo = ['shared/content/site-settings.ts', ...globSync('db/seed/**/*.{ts,md,yaml,json}')]
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

/** Finds texts of the catalogues by which a page of this language shows that it speaks another one. */
export function findForeign(language: Language): (said: readonly string[]) => readonly string[] {
  const others = languages.filter((other) => other !== language);
  const own = [...everythingSaidIn(language), ...Object.values(languageNames)].join('\n');
  const foreign = others
    .flatMap(everythingSaidIn)
    .filter((text) => !own.includes(text) && !ofTheDemo.includes(text));
  return (said) => {
    const whole = new Set(said);
    const all = said.join('\n');
    return foreign.filter((text) => whole.has(text) || (text.length >= MIN_SENTENCE && all.includes(text)));
  };
}
