import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { TextArea } from '#shared/language/owner-texts.ts';
import type { Reader } from '../database/db.ts';
import { MAX_WORDS } from './word-match.ts';

/**
 * Trigram similarity of two words. Measured with all words of seven or more letters of the demo posts: nine of ten are
 * found with one typo, and one of seven unknown words finds a post.
 */
const MIN_SIMILARITY = 0.38;
/** Shorter words resemble everything. */
const MIN_WORD_LENGTH = 3;
const MAX_NEAR = 5;

type SearchArea = Exclude<TextArea, 'site'>;

type NearWord = {
  readonly word: string;
  /** 1: the very word. */
  readonly similarity: number;
};
/** For each word that was typed, the words that may have been meant, the most similar first. */
export type NearWords = readonly (readonly NearWord[])[];

/** Near words are searched for when no row has the typed ones. */
export async function searchTolerant<Found extends { readonly total: number }>(
  reader: Reader,
  { area, text }: { readonly area: SearchArea; readonly text: string },
  find: (near: NearWords | null) => Promise<Found>,
): Promise<Found & { readonly is_near: boolean }> {
  const exact = await find(null);
  const near = exact.total > 0 ? null : await findNearWords(reader, area, text);
  const found = near === null ? exact : await find(near);
  return { ...found, is_near: near !== null && found.total > 0 };
}

/** Compares with the words of an area (ADR 0074), not with its texts. Null when a typed word resembles none of them. */
async function findNearWords(reader: Reader, area: SearchArea, text: string): Promise<NearWords | null> {
  const typed = typedWords(text);
  const { rows } = await reader.execute<NearWord & { typed: string }>(sql`
    select typed, near.word, near.similarity
    from unnest(${sql.param(typed)}::text[]) as typed, lateral (
      select w.word, similarity(w.word, typed) as similarity from search_words w
      where w.area = ${area} and w.word % typed and similarity(w.word, typed) >= ${MIN_SIMILARITY}
      order by similarity desc, w.word limit ${MAX_NEAR}
    ) near`);
  const byTyped = Map.groupBy(rows, (row) => row.typed);
  const groups = typed.map((word) => byTyped.get(word) ?? asTyped(word));
  return groups.length > 0 && groups.every((group) => group.length > 0) ? groups : null;
}

/** Numbers are no words of an area: nobody means another one. */
const asTyped = (word: string): readonly NearWord[] => (/^\d+$/.test(word) ? [{ word, similarity: 1 }] : []);

function typedWords(text: string): readonly string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.filter((word) => word.length >= MIN_WORD_LENGTH))].slice(0, MAX_WORDS);
}

/** For each typed word, one that may have been meant. */
export const containsNear = (small: SQLWrapper, groups: NearWords): SQL =>
  sql`(${sql.join(
    groups.map((group) => sql`${small} like any ((select ${patternsOf(group)})::text[])`),
    sql` and `,
  )})`;

/** Rates the worst word by the most similar one that the text has. */
export const nearness = (small: SQLWrapper, groups: NearWords): SQL =>
  sql`least(${sql.join(
    groups.map((group) => sql`case ${ratings(small, group)} else 0 end`),
    sql`, `,
  )})`;

/** Always MAX_NEAR of them, the last one repeated, so that a statement does not depend on how many words are near. */
const ratings = (small: SQLWrapper, group: readonly NearWord[]): SQL =>
  sql.join(
    Array.from({ length: MAX_NEAR }, (_, n) => group[n] ?? group.at(-1)).map(
      (near) => sql`when ${small} like ${`%${near?.word}%`}::text then ${near?.similarity}::real`,
    ),
    sql` `,
  );

/** A parameter, for the same reason. */
const patternsOf = (group: readonly NearWord[]): SQL =>
  sql`${sql.param(group.map(({ word }) => `%${word}%`))}::text[]`;
