import { createHash } from 'node:crypto';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { sanitizeContent } from '#server/platform/text/sanitize-content.ts';
import { currentLanguage } from '#shared/language/language.ts';
import { hasWords, type OwnerText } from '#shared/language/owner-texts.ts';
import { selectTranslations, upsertTranslations } from './translations.queries.ts';

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
