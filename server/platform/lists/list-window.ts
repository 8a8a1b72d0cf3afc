import { type SQL, sql } from 'drizzle-orm';
import type { Endpoint, InputOf } from '#contract/endpoint.ts';
import { type ListEnd, MAX_COUNTED } from '#shared/lists.ts';
import type { Reader } from '../database/db.ts';

/** Filters of a list, and the page of it that is wanted. */
export type ListQuery<E extends Endpoint> = Omit<InputOf<E>['query'], 'from'> & {
  readonly from?: ListEnd | undefined;
};

export interface PageWindow {
  readonly limit: number;
  readonly offset: number;
}

/** A page that is not full is the last and gives the total without a count. */
export async function totalOf(
  page: readonly unknown[],
  { limit, offset }: PageWindow,
  count: () => Promise<number>,
): Promise<number> {
  const isLast = page.length < limit && (page.length > 0 || offset === 0);
  return isLast ? offset + page.length : count();
}

export interface ListWindow<Sort extends string> extends PageWindow {
  readonly sort: Sort;
  readonly from?: ListEnd | undefined;
}

/** The last page costs as much as the first, read in reverse. Opposite sorts must be exact opposites. */
export async function readWindow<Sort extends string, Ordering, Row>(
  window: Pick<ListWindow<Sort>, 'sort' | 'from'>,
  orderings: Readonly<Record<Sort, Ordering>>,
  read: (ordering: Ordering) => PromiseLike<readonly Row[]>,
): Promise<Row[]> {
  const rows = await read(orderingOf(window, orderings));
  return window.from === 'end' ? rows.toReversed() : [...rows];
}

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

export async function selectRows<Row>(reader: Reader, statement: SQL) {
  const { rows } = await reader.execute<Row & Record<string, unknown>>(statement);
  return rows;
}

/** How many rows there are, up to MAX_COUNTED. `from` is the clause and its conditions. */
export async function countUpTo(reader: Reader, from: SQL): Promise<number> {
  const counted = sql`select count(*) as total from (select 1 ${from} limit ${MAX_COUNTED}) as counted`;
  const [row] = await selectRows<{ total: number }>(reader, counted);
  return row?.total ?? 0;
}

const MIN_DIGITS = 6;

/** Accepts `#8e3c9e7f` and plain prefixes; null if it is no id, or so short that a word may be meant. */
export function idRange(search: string): { readonly first: string; readonly last: string } | null {
  const typed = search.trim().replace(/^#/, '');
  if (!/^[0-9a-f-]+$/i.test(typed)) return null;
  const digits = typed.replaceAll('-', '').toLowerCase();
  if (digits.length < MIN_DIGITS || digits.length > 32) return null;
  return { first: asId(digits.padEnd(32, '0')), last: asId(digits.padEnd(32, 'f')) };
}

function asId(digits: string): string {
  const at = (from: number, to: number) => digits.slice(from, to);
  return [at(0, 8), at(8, 12), at(12, 16), at(16, 20), at(20, 32)].join('-');
}
