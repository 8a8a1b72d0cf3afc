import { hrefWith, pageInUrl, readPage, readWords } from '#app/lib/url-view.ts';

export const pageSizes = [20, 50, 100] as const;
type PageSize = (typeof pageSizes)[number];

/** What a table can be sorted and filtered by; the values are those of its API. */
export interface TableShape {
  /** Columns by the API's names. */
  readonly sorts: readonly string[];
  /** A column, after `-` when it falls. */
  readonly defaultSort: string;
  readonly filters: Readonly<Record<string, readonly string[]>>;
}

/** Everything about a table that the URL holds, so that a view can be shared and Back works. */
export interface TableView {
  readonly page: number;
  readonly limit: PageSize;
  readonly search: string;
  /** `created_at` rises, `-created_at` falls. */
  readonly sort: string;
  /** Chosen values; what is not filtered is not there. */
  readonly filters: Readonly<Record<string, string>>;
}

/** Reads the view out of a URL; what makes no sense there counts as not given. */
export function readTableView(search: URLSearchParams, shape: TableShape): TableView {
  const asked = search.get('sort') ?? '';
  const chosen = Object.entries(shape.filters).flatMap(([name, values]) => {
    const value = search.get(name);
    return value !== null && values.includes(value) ? [[name, value] as const] : [];
  });
  return {
    page: readPage(search),
    limit: pageSizes.find((size) => String(size) === search.get('limit')) ?? pageSizes[0],
    search: readWords(search, 'search'),
    sort: shape.sorts.includes(asked.replace(/^-/, '')) ? asked : shape.defaultSort,
    filters: Object.fromEntries(chosen),
  };
}

/** A view, and where it is. */
export interface TablePlace {
  readonly pathname: string;
  readonly shape: TableShape;
  readonly view: TableView;
}

/** The address of a view that is changed. Another search, filter, order or page size begins at the first page. */
export function tableHref({ pathname, shape, view }: TablePlace, change: Partial<TableView> = {}): string {
  const next = { ...view, page: 1, ...change };
  return hrefWith(pathname, {
    search: next.search,
    ...next.filters,
    sort: next.sort === shape.defaultSort ? null : next.sort,
    limit: next.limit === pageSizes[0] ? null : String(next.limit),
    page: pageInUrl(next.page),
  });
}

/** The view as the query of a list endpoint. */
export function tableQuery(view: TableView) {
  return {
    limit: view.limit,
    offset: (view.page - 1) * view.limit,
    sort: view.sort,
    ...(view.search !== '' && { search: view.search }),
    ...view.filters,
  };
}

/** The order that pressing a column's heading leads to: falling first for what was sorted otherwise before. */
export function nextSort(current: string, column: string): string {
  return current === `-${column}` ? column : `-${column}`;
}
