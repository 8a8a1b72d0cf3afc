import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** `exact`: as it is written. `similar`: every word but for a typo; looked for when nothing is found otherwise. */
export type MatchMode = 'exact' | 'similar';

/**
 * Trigram similarity to a whole word of the text. Measured with all words of seven or more letters of the demo posts:
 * nine of ten are found with one typo, and one of seven unknown words finds a post. Partial words find no more and
 * err twice as often.
 */
const MIN_SIMILARITY = 0.38;
const MIN_WORD_LENGTH = 3;

/** More words than anybody looks for; each one is a node of the query. */
const MAX_QUERY_WORDS = 16;

/**
 * Full text query for what a person typed. Only its words reach PostgreSQL: signs such as dozens of dashes nest operators
 * until `websearch_to_tsquery` fails with "tsquery stack too small".
 */
export const textQuery = (typed: string): SQL => {
  const words = (typed.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MAX_QUERY_WORDS);
  return sql`plainto_tsquery('indonesian', ${words.join(' ')})`;
};

/** Words long enough for a search that forgives typos; shorter ones match everything. */
export function searchWords(search: string): readonly string[] {
  const words = search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => word.length >= MIN_WORD_LENGTH);
}

/** Similarity of the worst word to a column in small letters; null (no match) without words. */
export const similarity = (small: SQLWrapper, text: string): SQL => sql`(
  select min(strict_word_similarity(word, ${small})) from unnest(${sql.param([...searchWords(text)])}::text[]) word
)`;

export const isSimilar = (small: SQLWrapper, text: string): SQL =>
  sql`${similarity(small, text)} >= ${MIN_SIMILARITY}`;
