import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { MAX_COUNTED } from '#shared/lists.ts';
import type { Reader } from '../db.ts';

/**
 * Rows whose words contain what is looked for, in any case; `%`, `_` and `\` stand for themselves. The column holds
 * small letters already (`search_text`): folding the case of every row that is looked at costs more than comparing it.
 */
export const contains = (small: SQLWrapper, words: string): SQL =>
  sql`${small} like lower(${`%${words.replace(/[\\%_]/g, '\\$&')}%`})`;

/**
 * Rows that a search has found. They come as a table of one parameter: hundreds of parameters cost more than the rows,
 * and what is compared with an array is looked for by going through the list.
 */
export const isOneOf = (id: SQLWrapper, ids: readonly string[]): SQL =>
  sql`${id} in (select unnest(${sql.param([...ids])}::uuid[]))`;

/** A search through a list, in the database's words. */
export interface Search {
  readonly from: SQLWrapper;
  readonly id: SQLWrapper;
  /** What the list shows without the search. */
  readonly filter: SQL | undefined;
  /** Of the page's end of the list: the order in which it is read. */
  readonly order: readonly SQL[];
  readonly hits: SQL;
}

/** What a search finds: how many, as far as a list counts, and which of them the page shows. */
export interface SearchHits {
  readonly total: number;
  /** Null: nothing is looked for, or too many have it to name them and too few to have met them on the way. */
  readonly ids: readonly string[] | null;
  /** How many of these come before the page. */
  readonly offset: number;
}

/** Rows that are quickly looked through. */
const FIRST_SCAN_ROWS = 1000;
/** One in forty is often: walking on until the list stops counting is faster than naming every row with the letters. */
const COMMON_HITS = FIRST_SCAN_ROWS / 40;
/** So far one walks at most: there a hit in forty rows has filled the count. */
const MAX_SCAN_ROWS = MAX_COUNTED * 40;

/**
 * How rare the letters of a search are is what a planner knows least, so the list itself is asked: a glance at its
 * first rows tells whether to walk on or to ask the index of letters. Either costs about the same at any number of rows.
 */
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

/** Hits among the first rows of the list, in its order, which the inner limit keeps. */
function scanHits(reader: Reader, { from, id, filter, order, hits }: Search, rows: number) {
  return idsOf(
    reader,
    sql`select id from (
      select ${id} as id, ${hits} as is_hit from ${from} where ${filter ?? sql`true`}
      order by ${sql.join([...order], sql`, `)} limit ${rows}
    ) near where is_hit limit ${MAX_COUNTED}`,
  );
}

/** Hits in no order. */
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
