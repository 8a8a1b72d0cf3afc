import { hrefWith, pageInUrl, readPage, readWords } from '#app/lib/url-view.ts';

/** Everything about the list of posts that the URL holds. */
export interface BlogView {
  readonly search: string;
  /** Empty: all categories. */
  readonly category: string;
  readonly page: number;
}

/** Reads the view out of a URL; what makes no sense there counts as not given. */
export function readBlogView(search: URLSearchParams): BlogView {
  return {
    search: readWords(search, 'search'),
    category: readWords(search, 'category'),
    page: readPage(search),
  };
}

export function blogHref({ search = '', category = '', page = 1 }: Partial<BlogView>): string {
  return hrefWith('/blog', { search, category, page: pageInUrl(page) });
}

export function isFiltered({ search, category }: BlogView): boolean {
  return search !== '' || category !== '';
}
