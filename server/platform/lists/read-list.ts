import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../database/db.ts';
import { isOneOf, search } from './list-search.ts';
import { countUpTo, type ListWindow, orderingOf, readWindow } from './list-window.ts';
import type { WordMatch } from './word-match.ts';

interface ListQuery<Sort extends string> extends ListWindow<Sort> {
  readonly search?: string | undefined;
}

interface SearchableList<Sort extends string, Row> {
  /** With the joins that order, filter and match need. */
  readonly from: SQL;
  readonly id: SQL;
  readonly filter: SQL;
  readonly orderings: Readonly<Record<Sort, SQL>>;
  readonly match: (typed: string) => WordMatch;
  readonly read: (page: ListPage) => PromiseLike<readonly Row[]>;
}

export interface ListPage {
  readonly where: SQL;
  readonly ordering: SQL;
  readonly limit: number;
  readonly offset: number;
}

/** A page of all rows, or of those that a search finds; the total stops at MAX_COUNTED. */
export async function readList<Sort extends string, Row>(
  reader: Reader,
  { search: typed = '', ...window }: ListQuery<Sort>,
  list: SearchableList<Sort, Row>,
): Promise<{ readonly rows: Row[]; readonly total: number }> {
  const { limit } = window;
  const read = (where: SQL, offset: number) =>
    readWindow(window, list.orderings, (ordering) => list.read({ where, ordering, limit, offset }));
  if (typed === '') {
    const [rows, total] = await Promise.all([
      read(list.filter, window.offset),
      countUpTo(reader, sql`from ${list.from} where ${list.filter}`),
    ]);
    return { rows, total };
  }
  const order = [orderingOf(window, list.orderings)];
  const { ids, total } = await search(reader, { ...list, order, match: list.match(typed) }, window);
  return { rows: await read(isOneOf(list.id, ids), 0), total };
}
