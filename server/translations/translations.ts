import { createHash } from 'node:crypto';
import { isRecord } from '#shared/json.ts';
import { currentLanguage } from '#shared/language/language.ts';
import { hasWords, type OwnerText } from '#shared/language/owner-texts.ts';
import { type Actor, recordAudit } from '../audit/index.ts';
import type { Reader, Tx } from '../platform/database/db.ts';
import { sanitizeContent } from '../platform/text/sanitize-content.ts';
import { deleteTranslation, selectTranslations, upsertTranslations } from './translations.queries.ts';

/** Must match `owner_text_key` in the database. */
export const keyOf = ({ area, is_html, source }: OwnerText): string =>
  createHash('md5')
    .update(`${area}${is_html ? ' html ' : ' text '}${source}`)
    .digest('hex');

export const asStored = (text: OwnerText): OwnerText => ({
  ...text,
  source: text.is_html ? sanitizeContent(text.source) : text.source.trim(),
});

/** Null where nobody has written it. */
export async function readEnglish(
  reader: Reader,
  texts: readonly OwnerText[],
): Promise<readonly (string | null)[]> {
  const keys = texts.map(keyOf);
  if (keys.length === 0) return [];
  const found = await selectTranslations(reader, [...new Set(keys)]);
  const byKey = new Map(found.map(({ key, text }) => [key, text]));
  return keys.map((key) => byKey.get(key) ?? null);
}

/** Falls back to the text as written. */
export async function translateForReader(reader: Reader, text: OwnerText): Promise<string> {
  if (currentLanguage() === 'id' || !hasWords(text.source)) return text.source;
  const [english] = await readEnglish(reader, [text]);
  return english ?? text.source;
}

export interface WrittenTranslation extends OwnerText {
  readonly text: string;
}

/** Sanitizes HTML. */
export async function writeTranslations(tx: Tx, texts: readonly WrittenTranslation[]): Promise<void> {
  const stored = texts.map(({ text, ...source }) => ({
    ...asStored(source),
    text: source.is_html ? sanitizeContent(text) : text.trim(),
  }));
  // One statement may not write a row twice.
  const byKey = new Map(stored.map((text) => [keyOf(text), text]));
  await upsertTranslations(
    tx,
    [...byKey.values()].filter(({ source, text }) => source !== '' && text !== ''),
  );
}

/** An empty text deletes the English. Returns what is stored now. */
export async function saveTranslation(
  tx: Tx,
  actor: Actor,
  { text, ...given }: WrittenTranslation,
): Promise<string | null> {
  const source = asStored(given);
  const [before = null] = await readEnglish(tx, [source]);
  if (text.trim() === '') await deleteTranslation(tx, keyOf(source));
  else await writeTranslations(tx, [{ ...source, text }]);
  const [after = null] = await readEnglish(tx, [source]);
  if (after === before) return after;
  await recordAudit(tx, actor, {
    action: 'translation.saved',
    subject: { type: 'translation', id: keyOf(source) },
    before: { text: before },
    after: { source: source.source, text: after },
  });
  return after;
}

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
