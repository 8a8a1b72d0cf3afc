import type { Reader } from '#server/platform/database/db.ts';
import { isRecord } from '#shared/is-record.ts';
import { currentLanguage } from '#shared/language/language.ts';
import { hasWords } from '#shared/language/owner-texts.ts';
import { readEnglish } from './translate.ts';

const NAMES = [
  'title',
  'titles',
  'product_title',
  'course_title',
  'module_title',
  'lesson_title',
  'plan_name',
];

interface Place {
  readonly holder: object;
  readonly key: string;
  readonly source: string;
}

/** Translates titles in a copy of the facts; amounts, names and addresses stay. */
export async function translateTitles<Facts>(reader: Reader, facts: Facts): Promise<Facts> {
  if (currentLanguage() === 'id') return facts;
  const copy = structuredClone(facts);
  const places = placesIn(copy, false);
  const english = await readEnglish(
    reader,
    places.map(({ source }) => ({ area: 'catalog', is_html: false, source })),
  );
  for (const [index, { holder, key, source }] of places.entries()) {
    Reflect.set(holder, key, english[index] ?? source);
  }
  return copy;
}

function placesIn(value: unknown, isNamed: boolean): readonly Place[] {
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const isTitle = isNamed || NAMES.includes(key);
    if (typeof part !== 'string') return placesIn(part, isTitle && Array.isArray(part));
    return isTitle && hasWords(part) ? [{ holder: value, key, source: part }] : [];
  });
}
