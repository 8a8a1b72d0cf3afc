import type { ListEnd } from '#shared/lists.ts';

export interface PageWindow {
  readonly limit: number;
  readonly offset: number;
}

/** One page of a list. `offset` counts from the start, or from the end. */
export interface ListWindow<Sort extends string> extends PageWindow {
  readonly sort: Sort;
  readonly from?: ListEnd | undefined;
}

/**
 * Reads a page. From the end it reads in the opposite order and reverses, so that the last page costs as much as the
 * first. Orderings of opposite sorts must be exact opposites.
 */
export async function readWindow<Sort extends string, Ordering, Row>(
  window: Pick<ListWindow<Sort>, 'sort' | 'from'>,
  orderings: Readonly<Record<Sort, Ordering>>,
  read: (ordering: Ordering) => PromiseLike<readonly Row[]>,
): Promise<Row[]> {
  const rows = await read(orderingOf(window, orderings));
  return window.from === 'end' ? rows.toReversed() : [...rows];
}

/** The ordering of a page: its sort, or the opposite from the end. */
export function orderingOf<Sort extends string, Ordering>(
  { sort, from }: Pick<ListWindow<Sort>, 'sort' | 'from'>,
  orderings: Readonly<Record<Sort, Ordering>>,
): Ordering {
  return orderings[from === 'end' ? oppositeOf(sort, orderings) : sort];
}

function oppositeOf<Sort extends string>(sort: Sort, orderings: Readonly<Record<Sort, unknown>>): Sort {
  const opposite = sort.startsWith('-') ? sort.slice(1) : `-${sort}`;
  for (const known in orderings) if (known === opposite) return known;
  throw new Error(`${sort} has no opposite`);
}
