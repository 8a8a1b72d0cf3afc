import { buildHref, MAX_PAGE, pageParam, parsePage, parseSearchText } from '#app/lib/search-params.ts';
import type { ListOptions } from '#contract/staff-list.ts';
import { MAX_COUNTED } from '#shared/lists.ts';
import { formatCount } from '#shared/money/money.ts';

export const pageSizes = [20, 50, 100] as const;
type PageSize = (typeof pageSizes)[number];

/** The state of a table, kept in the URL, so that views can be shared and Back works. */
export interface TableView {
  readonly page: number;
  readonly isFromEnd: boolean;
  readonly limit: PageSize;
  readonly search: string;
  readonly sort: string;
  readonly filters: Readonly<Record<string, string>>;
}

export function parseTableView(search: URLSearchParams, options: ListOptions): TableView {
  const sort = search.get('sort') ?? '';
  const chosen = Object.entries(options.filters).flatMap(([name, values]) => {
    const value = search.get(name);
    return value !== null && values.includes(value) ? [[name, value] as const] : [];
  });
  return {
    page: parsePage(search),
    isFromEnd: search.get('from') === 'end',
    limit: pageSizes.find((size) => String(size) === search.get('limit')) ?? pageSizes[0],
    search: parseSearchText(search, 'search'),
    sort: options.sorts.includes(sort) ? sort : options.defaultSort,
    filters: Object.fromEntries(chosen),
  };
}

/** A list as its page shows it. */
export interface Table {
  readonly options: ListOptions;
  readonly view: TableView;
}

export interface TableLocation extends Table {
  readonly pathname: string;
}

export function tableHref(
  { pathname, options, view }: TableLocation,
  change: Partial<TableView> = {},
): string {
  const next = { ...view, page: 1, isFromEnd: false, ...change };
  return buildHref(pathname, {
    search: next.search,
    ...next.filters,
    sort: next.sort === options.defaultSort ? null : next.sort,
    limit: next.limit === pageSizes[0] ? null : String(next.limit),
    from: next.isFromEnd ? 'end' : null,
    page: pageParam(next.page),
  });
}

export function tableQuery(view: TableView) {
  return {
    limit: view.limit,
    offset: (view.page - 1) * view.limit,
    from: view.isFromEnd ? ('end' as const) : ('start' as const),
    ...(view.sort !== '' && { sort: view.sort }),
    ...(view.search !== '' && { search: view.search }),
    ...view.filters,
  };
}

export const filterQuery = ({ search, filters }: TableView): Readonly<Record<string, string>> => ({
  ...(search !== '' && { search }),
  ...filters,
});

/** `500+` when counting stopped at the limit. */
export const countOf = (total: number): string => `${formatCount(total)}${total === MAX_COUNTED ? '+' : ''}`;

export function nextSort(current: string, column: string): string {
  return current === `-${column}` ? column : `-${column}`;
}

type Step = Partial<TableView> | null;

/** Null: disabled. */
export interface PageLinks {
  readonly first: Step;
  readonly previous: Step;
  readonly next: Step;
  readonly last: Step;
}

/** Pages from the end when the list is not counted to its end, or has more pages than a URL may name. */
export function pageLinks({ page, isFromEnd, limit }: TableView, total: number): PageLinks {
  const pages = Math.max(1, Math.ceil(total / limit));
  const isTotalUnknown = total === MAX_COUNTED || pages > MAX_PAGE;
  const step = (to: number): Step =>
    to < 1 || to > Math.min(pages, MAX_PAGE) ? null : { page: to, isFromEnd };
  if (isFromEnd) {
    const last = page > 1 ? { page: 1, isFromEnd } : null;
    return { first: { page: 1 }, previous: step(page + 1), next: step(page - 1), last };
  }
  const last = isTotalUnknown ? { page: 1, isFromEnd: true } : { page: pages };
  return {
    first: page > 1 ? { page: 1 } : null,
    previous: step(page - 1),
    next: step(page + 1),
    last: page < pages ? last : null,
  };
}
