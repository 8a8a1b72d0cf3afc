const MAX_SEARCH_LENGTH = 100;
/** The last page that an address names. */
export const MAX_PAGE = 1000;

/** `?page=` of a list; what makes no sense there is the first page. The API refuses more than a thousand. */
export function parsePage(search: URLSearchParams, name = 'page'): number {
  const page = Number(search.get(name) ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1;
}

/** Words that somebody typed, no longer than the API takes them. */
export function parseSearchText(search: URLSearchParams, name: string): string {
  return (search.get(name) ?? '').trim().slice(0, MAX_SEARCH_LENGTH);
}

/** The shortest address of a view: what is null, or empty, is at its default and left out. */
export function buildHref(pathname: string, view: Readonly<Record<string, string | null>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(view))
    if (value !== null && value !== '') search.set(name, value);
  const text = search.toString();
  return text === '' ? pathname : `${pathname}?${text}`;
}

/** A page number as `buildHref` takes it: the first page is the default. */
export const pageParam = (page: number): string | null => (page > 1 ? String(page) : null);

/** What a form says now, as the URL would say it. */
export function formSearchParams(form: HTMLFormElement): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') search.set(name, value);
  return search;
}

/** Whether an address only has other words than a search that stands in the address already. */
export function isSearchRefinement(search: string, href: string): boolean {
  const wordsIn = (query: string) => new URLSearchParams(query).get('search') ?? '';
  const before = wordsIn(search);
  return before !== '' && before !== wordsIn(href.split('?')[1] ?? '');
}
