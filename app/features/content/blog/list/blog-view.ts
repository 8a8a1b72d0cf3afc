import { buildHref, pageParam, parsePage, parseSearchText } from '#app/lib/search-params.ts';

export interface BlogView {
  readonly search: string;
  readonly category: string;
  readonly page: number;
}

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
