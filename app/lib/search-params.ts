const MAX_SEARCH_LENGTH = 100;
export const MAX_PAGE = 1000;

/** 1 if invalid. The API refuses more than a thousand. */
export function parsePage(search: URLSearchParams, name = 'page'): number {
  const page = Number(search.get(name) ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1;
}

export function parseSearchText(search: URLSearchParams, name: string): string {
  return (search.get(name) ?? '').trim().slice(0, MAX_SEARCH_LENGTH);
}

export function buildHref(pathname: string, view: Readonly<Record<string, string | null>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(view))
    if (value !== null && value !== '') search.set(name, value);
  const text = search.toString();
  return text === '' ? pathname : `${pathname}?${text}`;
}

/** Null for the first page. */
export const pageParam = (page: number): string | null => (page > 1 ? String(page) : null);

export function formSearchParams(form: HTMLFormElement): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') search.set(name, value);
  return search;
}

export function replacesEntry(
  shown: { readonly pathname: string; readonly search: string },
  href: string,
): boolean {
  const wordsIn = (query: string) => {
    const search = new URLSearchParams(query);
    return search.get('search') ?? search.get('q') ?? '';
  };
  const before = wordsIn(shown.search);
  const isRefined = before !== '' && before !== wordsIn(href.split('?')[1] ?? '');
  return isRefined || href === shown.pathname + shown.search;
}
