import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** `similar` tolerates a typo per word, and is tried when nothing matches exactly. */
export type MatchMode = 'exact' | 'similar';

/**
 * Trigram similarity to a whole word of the text. Measured with all words of seven or more letters of the demo posts:
 * nine of ten are found with one typo, and one of seven unknown words finds a post. Partial words find no more and
 * err twice as often.
 */
const MIN_SIMILARITY = 0.38;
const MIN_WORD_LENGTH = 3;

/** Each word is a node of the query, and nobody searches for more. */
const MAX_QUERY_WORDS = 16;

/** Words only: dozens of dashes fail `websearch_to_tsquery` with "tsquery stack too small". */
export const textQuery = (typed: string): SQL => {
  const words = (typed.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MAX_QUERY_WORDS);
  return sql`plainto_tsquery('indonesian', ${words.join(' ')})`;
};

/** Shorter words match everything in a search that tolerates typos. */
export function searchWords(search: string): readonly string[] {
  const words = search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => word.length >= MIN_WORD_LENGTH);
}

/** Rates the worst word; null (no match) without words. `small` must be lower case. */
export const similarity = (small: SQLWrapper, text: string): SQL => sql`(
  select min(strict_word_similarity(word, ${small})) from unnest(${sql.param([...searchWords(text)])}::text[]) word
)`;

export const isSimilar = (small: SQLWrapper, text: string): SQL =>
  sql`${similarity(small, text)} >= ${MIN_SIMILARITY}`;
