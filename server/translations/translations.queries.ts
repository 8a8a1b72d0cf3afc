import type { SQL, SQLWrapper } from 'drizzle-orm';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
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

export const isInEnglish = (
  area: TextArea,
  columns: readonly SQLWrapper[],
  matches: (text: SQL) => SQL,
): SQL =>
  sql`(${sql.join(
    columns.map(
      (column) => sql`owner_text_key(${sql.raw(`'${area}'`)}, false, ${column}) in (
        select t.key from translations t
        where t.language = 'en' and t.area = ${area} and not t.is_html and ${matches(sql`lower(t.text)`)})`,
    ),
    sql` or `,
  )})`;
