import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { idRange } from './list-window.ts';

/** Each word is a condition of the query, and nobody searches for more. */
export const MAX_WORDS = 16;

/** A condition on rows, said twice: for rows that are read anyway, and for an index that finds them. */
export interface WordMatch {
  readonly scanned: SQL;
  /** Null when no index serves it. */
  readonly indexed: SQL | null;
}

/** Words as they are typed, with their signs, each once. */
const wordsOf = (typed: string): readonly string[] =>
  [...new Set(typed.split(/\s+/).filter((word) => word !== ''))].slice(0, MAX_WORDS);

/**
 * The pattern is a sub-select, so that the planner cannot guess how many rows have it. `%`, `_` and `\` are literal.
 * `small` is lower case already: folding every row costs more, and hides the column from its index.
 */
export const hasLetters = (small: SQLWrapper, letters: string): SQL =>
  sql`${small} like (select lower(${`%${letters.replace(/[\\%_]/g, '\\$&')}%`}))`;

/** Every word, in any order; every text when there is none. */
export function contains(small: SQLWrapper, typed: string): SQL {
  const each = wordsOf(typed).map((word) => hasLetters(small, word));
  return sql`(${sql.join([sql`true`, ...each], sql` and `)})`;
}

/** A trigram index finds three letters or digits in a row; where the locale is C, letters beyond ASCII are none. */
const hasTrigram = (typed: string): boolean => wordsOf(typed).some((word) => /[a-z0-9]{3}/i.test(word));

export const wordMatch = (small: SQLWrapper, typed: string): WordMatch =>
  matchOf(typed, contains(small, typed));

/** Words, or the start of an id as people write it. */
export function wordOrIdMatch(small: SQLWrapper, id: SQLWrapper, typed: string): WordMatch {
  const range = idRange(typed);
  const isNamed = contains(small, typed);
  if (range === null) return matchOf(typed, isNamed);
  return matchOf(typed, sql`(${isNamed} or ${id} between ${range.first}::uuid and ${range.last}::uuid)`);
}

/** A match of the words of `typed`; `indexed` where an index finds them by another condition. */
export const matchOf = (typed: string, scanned: SQL, indexed = scanned): WordMatch => ({
  scanned,
  indexed: hasTrigram(typed) ? indexed : null,
});

/** The rows that also meet the condition. */
export const andAlso = ({ scanned, indexed }: WordMatch, condition: SQL | undefined): WordMatch =>
  condition === undefined
    ? { scanned, indexed }
    : {
        scanned: sql`(${condition} and ${scanned})`,
        indexed: indexed === null ? null : sql`(${condition} and ${indexed})`,
      };

/** Words only: dozens of dashes fail `websearch_to_tsquery` with "tsquery stack too small". */
export const textQuery = (typed: string): SQL => {
  const words = (typed.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS);
  return sql`(select plainto_tsquery('indonesian', ${words.join(' ')}))`;
};
