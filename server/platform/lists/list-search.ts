import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { MAX_COUNTED } from '#shared/lists.ts';
import type { Reader } from '../database/db.ts';

/** `%`, `_` and `\` are literal. `small` is lower case already: folding every row costs more. */
export const contains = (small: SQLWrapper, words: string): SQL =>
  sql`${small} like lower(${`%${words.replace(/[\\%_]/g, '\\$&')}%`})`;

/** Joins ids from one parameter: hundreds of them cost more than the rows, and an array scans the list. */
export const isOneOf = (id: SQLWrapper, ids: readonly string[]): SQL =>
  sql`${id} in (select unnest(${sql.param([...ids])}::uuid[]))`;

export interface Search {
  readonly from: SQLWrapper;
  readonly id: SQLWrapper;
  readonly filter: SQL | undefined;
  /** Ordering from the end the page is counted from. */
  readonly order: readonly SQL[];
  readonly hits: SQL;
}

export interface SearchHits {
  readonly total: number;
  /** Null without a search, or when hits are too many to list and too rare to have been scanned. */
  readonly ids: readonly string[] | null;
  readonly offset: number;
}

const FIRST_SCAN_ROWS = 1000;
/** One hit in forty is common: scanning until the count is capped beats listing every match. */
const COMMON_HITS = FIRST_SCAN_ROWS / 40;
/** Maximum scan: one hit in forty has filled the count by then. */
const MAX_SCAN_ROWS = MAX_COUNTED * 40;

/** The planner cannot estimate rare substrings, so a first scan chooses: scan on, or trigram index. */
export async function search(
  reader: Reader,
  asked: Search,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<SearchHits> {
  const many = (ids: readonly string[]) => ({
    total: MAX_COUNTED,
    ids: ids.slice(offset, offset + limit),
    offset: 0,
  });
  const near = await scanHits(reader, asked, FIRST_SCAN_ROWS);
  if (near.length >= COMMON_HITS) {
    const met = await scanHits(reader, asked, MAX_SCAN_ROWS);
    if (met.length === MAX_COUNTED) return many(met);
  }
  const ids = await matchIds(reader, asked);
  if (ids.length < MAX_COUNTED) return { total: ids.length, ids, offset };
  return near.length >= offset + limit ? many(near) : { total: MAX_COUNTED, ids: null, offset };
}

/** The inner limit keeps the list order. */
function scanHits(reader: Reader, { from, id, filter, order, hits }: Search, rows: number) {
  return idsOf(
    reader,
    sql`select id from (
      select ${id} as id, ${hits} as is_hit from ${from} where ${filter ?? sql`true`}
      order by ${sql.join([...order], sql`, `)} limit ${rows}
    ) near where is_hit limit ${MAX_COUNTED}`,
  );
}

function matchIds(reader: Reader, { from, id, filter, hits }: Search) {
  return idsOf(
    reader,
    sql`select ${id} as id from ${from} where ${filter ?? sql`true`} and ${hits} limit ${MAX_COUNTED}`,
  );
}

async function idsOf(reader: Reader, query: SQL): Promise<string[]> {
  const { rows } = await reader.execute<{ id: string }>(query);
  return rows.map(({ id }) => id);
}

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
function searchWords(search: string): readonly string[] {
  const words = search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => word.length >= MIN_WORD_LENGTH);
}

/** Rates the worst word; null (no match) without words. `small` must be lower case. */
export const similarity = (small: SQLWrapper, text: string): SQL => sql`(
  select min(strict_word_similarity(word, ${small})) from unnest(${sql.param([...searchWords(text)])}::text[]) word
)`;

export const isSimilar = (small: SQLWrapper, text: string): SQL =>
  sql`${similarity(small, text)} >= ${MIN_SIMILARITY}`;
