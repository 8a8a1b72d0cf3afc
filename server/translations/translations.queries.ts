import type { SQL, SQLWrapper } from 'drizzle-orm';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import type { WordMatch } from '#server/platform/lists/word-match.ts';
import type { OwnerText, TextArea } from '#shared/language/owner-texts.ts';
import { translations } from './translations.schema.ts';

const english = eq(translations.language, 'en');

export function selectTranslations(reader: Reader, keys: readonly string[]) {
  return reader
    .select(pickColumns(translations, ['key', 'text']))
    .from(translations)
    .where(and(english, inArray(translations.key, [...keys])));
}

export async function upsertTranslations(
  tx: Tx,
  texts: readonly (OwnerText & { readonly text: string })[],
): Promise<void> {
  if (texts.length === 0) return;
  await tx
    .insert(translations)
    .values(texts.map((text) => ({ ...text, language: 'en' as const })))
    .onConflictDoUpdate({
      target: [translations.language, translations.key],
      set: { text: sql`excluded.text` },
    });
}

export async function deleteTranslation(tx: Tx, key: string): Promise<void> {
  await tx.delete(translations).where(and(english, eq(translations.key, key)));
}

const keyOf = (area: TextArea, column: SQLWrapper) =>
  // A literal, as in the indexes of the keys.
  sql`owner_text_key(${sql.raw(`'${area}'`)}, false, ${column})`;

export const isInEnglish = (area: TextArea, column: SQLWrapper, matches: (text: SQL) => SQL): SQL =>
  sql`${keyOf(area, column)} in (select t.key from translations t where ${isTranslation(area, matches)})`;

const isTranslation = (area: TextArea, matches: (text: SQL) => SQL) =>
  sql`t.language = 'en' and t.area = ${area} and not t.is_html and ${matches(sql`lower(t.text)`)}`;

interface TranslatedTable {
  readonly table: SQLWrapper;
  readonly id: SQLWrapper;
  readonly area: TextArea;
  readonly columns: readonly SQLWrapper[];
}

/** Rows that match by themselves, or by the English of a column. */
export function orInEnglish(
  { table, id, area, columns }: TranslatedTable,
  own: WordMatch,
  matches: (text: SQL) => SQL,
): WordMatch {
  const keys = columns.map((column) => keyOf(area, column));
  const isEnglish = isTranslation(area, matches);
  const byKey = keys.map(
    (key) => sql`select ${id} from translations t join ${table} on ${key} = t.key where ${isEnglish}`,
  );
  return {
    scanned: sql`(${own.scanned} or exists (
      select from translations t where t.key in (${sql.join(keys, sql`, `)}) and ${isEnglish}))`,
    indexed:
      own.indexed &&
      sql`${id} in (select ${id} from ${table} where ${own.indexed} union all ${sql.join(byKey, sql` union all `)})`,
  };
}
