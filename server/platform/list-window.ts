import { type ListEnd, MOST_COUNTED } from '#shared/lists.ts';

/** One page of a list. `offset` is counted from the start, or from the last row backwards. */
export interface ListWindow<Sort extends string> {
  readonly sort: Sort;
  readonly limit: number;
  readonly offset: number;
  readonly from?: ListEnd | undefined;
}

/** What a search finds: how many, as far as a list counts, and which, where that is all of them. */
export interface Found {
  readonly total: number;
  /** Null: there are more. Rows that are found so often are met soon on the way through the list. */
  readonly ids: readonly string[] | null;
}

/**
 * Few rows are named by their ids, so that a page of them is never looked for by going through the whole list in its
 * order: how rare the letters of a search are is what a planner knows least.
 */
export function foundOf(rows: readonly { readonly id: string }[]): Found {
  return { total: rows.length, ids: rows.length < MOST_COUNTED ? rows.map(({ id }) => id) : null };
}

/**
 * Reads a page by its ordering. Counted from the end, it is read in the opposite order and turned round again, so that
 * the last page costs as much as the first. Each ordering must be the exact opposite of that of its opposite sort.
 */
export async function readWindow<Sort extends string, Ordering, Row>(
  { sort, from }: Pick<ListWindow<Sort>, 'sort' | 'from'>,
  orderings: Readonly<Record<Sort, Ordering>>,
  read: (ordering: Ordering) => PromiseLike<readonly Row[]>,
): Promise<Row[]> {
  if (from !== 'end') return [...(await read(orderings[sort]))];
  const rows = await read(orderings[oppositeOf(sort, orderings)]);
  return rows.toReversed();
}

function oppositeOf<Sort extends string>(sort: Sort, orderings: Readonly<Record<Sort, unknown>>): Sort {
  const wanted = sort.startsWith('-') ? sort.slice(1) : `-${sort}`;
  for (const known in orderings) if (known === wanted) return known;
  throw new Error(`${sort} has no opposite`);
}
