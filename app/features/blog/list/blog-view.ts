import { buildHref, pageParam, parsePage, parseSearchText } from '#app/lib/search-params.ts';

/** Everything about the list of posts that the URL holds. */
export interface BlogView {
  readonly search: string;
  /** Empty: all categories. */
  readonly category: string;
  readonly page: number;
}

/** Parses the view; invalid values are ignored. */
export function parseBlogView(search: URLSearchParams): BlogView {
  return {
    search: parseSearchText(search, 'search'),
    category: parseSearchText(search, 'category'),
    page: parsePage(search),
  };
}

export function blogHref({ search = '', category = '', page = 1 }: Partial<BlogView>): string {
  return buildHref('/blog', { search, category, page: pageParam(page) });
}

export function isFiltered({ search, category }: BlogView): boolean {
  return search !== '' || category !== '';
}
