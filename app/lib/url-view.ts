const LONGEST_WORDS = 100;
/** The last page that an address names. */
export const LAST_PAGE = 1000;

/** `?page=` of a list; what makes no sense there is the first page. The API refuses more than a thousand. */
export function readPage(search: URLSearchParams, name = 'page'): number {
  const page = Number(search.get(name) ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1;
}

/** Words that somebody typed, no longer than the API takes them. */
export function readWords(search: URLSearchParams, name: string): string {
  return (search.get(name) ?? '').trim().slice(0, LONGEST_WORDS);
}

/** The shortest address of a view: what is null, or empty, is at its default and left out. */
export function hrefWith(pathname: string, view: Readonly<Record<string, string | null>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(view))
    if (value !== null && value !== '') search.set(name, value);
  const text = search.toString();
  return text === '' ? pathname : `${pathname}?${text}`;
}

/** A page number as `hrefWith` takes it: the first page is the default. */
export const pageInUrl = (page: number): string | null => (page > 1 ? String(page) : null);

/** What a form says now, as the URL would say it. */
export function queryOf(form: HTMLFormElement): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') search.set(name, value);
  return search;
}

/** Whether an address only has other words than a search that stands in the address already. */
export function goesOnSearching(search: string, href: string): boolean {
  const wordsIn = (query: string) => new URLSearchParams(query).get('search') ?? '';
  const before = wordsIn(search);
  return before !== '' && before !== wordsIn(href.split('?')[1] ?? '');
}
