import type { Reader, Tx } from '#server/platform/database/db.ts';
import { readEnglish, writeTranslations } from '#server/translations/index.ts';
import type { EnglishColumn } from './table.rules.ts';

interface ProductTexts {
  readonly title?: string | undefined;
  readonly short_description?: string | null | undefined;
}
type English = Readonly<Partial<Record<EnglishColumn, string | null | undefined>>>;

const textOf = (source: string | null | undefined) =>
  ({ area: 'catalog', is_html: false, source: source ?? '' }) as const;

export async function withEnglish<Row extends ProductTexts>(reader: Reader, rows: readonly Row[]) {
  const texts = rows.flatMap(({ title, short_description }) => [textOf(title), textOf(short_description)]);
  const english = await readEnglish(reader, texts);
  return rows.map((row, place) => ({
    ...row,
    title_en: english[place * 2] ?? null,
    short_description_en: english[place * 2 + 1] ?? null,
  }));
}

export async function writeEnglishCells(tx: Tx, rows: readonly (ProductTexts & English)[]): Promise<void> {
  const texts = rows.flatMap((row) => [
    { ...textOf(row.title), text: row.title_en ?? '' },
    { ...textOf(row.short_description), text: row.short_description_en ?? '' },
  ]);
  await writeTranslations(
    tx,
    texts.filter(({ text }) => text !== ''),
  );
}
