import type { ListEnd } from '#shared/lists.ts';

export interface PageWindow {
  readonly limit: number;
  readonly offset: number;
}

/** One page of a list. `offset` is counted from the start, or from the last row backwards. */
export interface ListWindow<Sort extends string> extends PageWindow {
  readonly sort: Sort;
  readonly from?: ListEnd | undefined;
}

/**
 * Reads a page by its ordering. Counted from the end, it is read in the opposite order and turned round again, so that
 * the last page costs as much as the first. Each ordering must be the exact opposite of that of its opposite sort.
 */
export async function readWindow<Sort extends string, Ordering, Row>(
  window: Pick<ListWindow<Sort>, 'sort' | 'from'>,
  orderings: Readonly<Record<Sort, Ordering>>,
  read: (ordering: Ordering) => PromiseLike<readonly Row[]>,
): Promise<Row[]> {
  const rows = await read(orderingOf(window, orderings));
  return window.from === 'end' ? rows.toReversed() : [...rows];
}

/** The order in which a page is read: that of its sort, or the opposite one for what is counted from the end. */
export function orderingOf<Sort extends string, Ordering>(
  { sort, from }: Pick<ListWindow<Sort>, 'sort' | 'from'>,
  orderings: Readonly<Record<Sort, Ordering>>,
): Ordering {
  return orderings[from === 'end' ? oppositeOf(sort, orderings) : sort];
}

function oppositeOf<Sort extends string>(sort: Sort, orderings: Readonly<Record<Sort, unknown>>): Sort {
  const wanted = sort.startsWith('-') ? sort.slice(1) : `-${sort}`;
  for (const known in orderings) if (known === wanted) return known;
  throw new Error(`${sort} has no opposite`);
}
