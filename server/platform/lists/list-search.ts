import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { MAX_COUNTED } from '#shared/lists.ts';
import type { Reader } from '../database/db.ts';
import type { PageWindow } from './list-window.ts';
import type { WordMatch } from './word-match.ts';

/** Joins ids from one parameter: hundreds of them cost more than the rows, and an array scans the list. */
export const isOneOf = (id: SQLWrapper, ids: readonly string[]): SQL =>
  sql`${id} in (select unnest(${sql.param([...ids])}::uuid[]))`;

export interface Search {
  readonly from: SQLWrapper;
  readonly id: SQLWrapper;
  /** The index of the order serves it; other conditions belong to the match. */
  readonly filter: SQL | undefined;
  /** Ordering from the end the page is counted from. */
  readonly order: readonly SQL[];
  readonly match: WordMatch;
  /** Reorders the counted rows; equals stay in list order. */
  readonly relevance?: readonly SQL[];
}

export interface FoundPage {
  /** Stops at MAX_COUNTED. */
  readonly total: number;
  /** Those of the page, in its order. */
  readonly ids: readonly string[];
  /** The page begins with the first of `ids`. */
  readonly offset: 0;
}

/** `ids` null: nothing is searched, and `offset` counts all rows. */
export type SearchHits = FoundPage | { readonly total: number; readonly ids: null; readonly offset: number };

/** Rows that were read by their ids. */
export function inOrderOf<Row>(
  ids: readonly string[],
  rows: readonly Row[],
  idOf: (row: Row) => string,
): Row[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const FIRST_SCAN_ROWS = 1000;
/** One hit in forty is common: scanning until the count is capped beats listing every match. */
const COMMON_HITS = FIRST_SCAN_ROWS / 40;
/** Maximum scan: one hit in forty has filled the count by then. */
const MAX_SCAN_ROWS = MAX_COUNTED * 40;
/** Signs and words of one or two letters are looked for no further, as no index has them. */
const UNINDEXED_SCAN_ROWS = 5000;

/**
 * Count and page in one statement (ADR 0074). The planner cannot estimate rare words, so a first scan in list order
 * chooses: scan on, or trigram index. Only the first MAX_COUNTED hits are counted and ordered.
 */
export async function search(
  reader: Reader,
  asked: Search,
  { limit, offset }: PageWindow,
): Promise<FoundPage> {
  const { rows } = await reader.execute<{ total: number; ids: string[] }>(sql`
    with ${foundRows(asked)}
    select (select count(*)::integer from found) as total,
           array(${pageOf(asked)} limit ${limit} offset ${offset}) as ids`);
  const { total = 0, ids = [] } = rows[0] ?? {};
  return { total, ids, offset: 0 };
}

/** `found` has the id of each counted row and its place in list order. */
function foundRows(asked: Search): SQL {
  // The limit is known already, but not to the planner, which would read the whole table to reorder few rows.
  const found = (rows: SQL) => sql`
    found as materialized (
      select id, row_number() over () as place from (${rows}) as hit limit ${MAX_COUNTED})`;
  if (asked.match.indexed === null) return found(scanned(asked, UNINDEXED_SCAN_ROWS, sql`true`));
  const isCommon = sql`(select count(*) from near_hits) >= ${COMMON_HITS}`;
  return sql`
    near_hits as materialized (${scanned(asked, FIRST_SCAN_ROWS, sql`true`)}),
    common_hits as materialized (${scanned(asked, MAX_SCAN_ROWS, isCommon)}),
    ${found(sql`
      (select id from common_hits where (select count(*) from common_hits) = ${MAX_COUNTED})
      union all (${indexed(asked, asked.match.indexed, sql`(select count(*) from common_hits) < ${MAX_COUNTED}`)})`)}`;
}

/** Hits among the first rows of the list: the inner limit keeps their order, the outer one ends the scan early. */
const scanned = ({ from, id, filter, order, match }: Search, rows: number, isWanted: SQL) => sql`
  select id from (
    select ${id} as id, (${match.scanned}) as is_hit from ${from} where ${filter ?? sql`true`} and ${isWanted}
    order by ${sql.join([...order], sql`, `)} limit ${rows}
  ) as scanned where is_hit limit ${MAX_COUNTED}`;

/** Numbering the hits reads them all before any is dropped, so no plan walks the list in its order to find few. */
const indexed = ({ from, id, filter, order }: Search, isHit: SQL, isWanted: SQL) => sql`
  select id from (
    select ${id} as id, row_number() over (order by ${sql.join([...order], sql`, `)}) as place
    from ${from} where ${filter ?? sql`true`} and ${isHit} and ${isWanted}
  ) as indexed where place <= ${MAX_COUNTED} order by place`;

const pageOf = ({ from, id, relevance }: Search) =>
  relevance === undefined
    ? sql`select id from found order by place`
    : sql`select found.id from found join ${from} on ${id} = found.id
          order by ${sql.join([...relevance], sql`, `)}, place`;
