/** Everything about the list of posts that the URL holds. */
export interface BlogView {
  readonly search: string;
  /** Empty: all categories. */
  readonly category: string;
  readonly page: number;
}

const MAX_LENGTH = 100;
const MAX_PAGE = 1000;

/** Reads the view out of a URL; what makes no sense there counts as not given. */
export function readBlogView(search: URLSearchParams): BlogView {
  const text = (name: string) => (search.get(name) ?? '').trim().slice(0, MAX_LENGTH);
  const page = Number(search.get('page') ?? '1');
  return {
    search: text('search'),
    category: text('category'),
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  };
}

/** The shortest URL of a view: what is at its default is left out. */
export function blogHref({ search = '', category = '', page = 1 }: Partial<BlogView>): string {
  const query = new URLSearchParams();
  if (search !== '') query.set('search', search);
  if (category !== '') query.set('category', category);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text === '' ? '/blog' : `/blog?${text}`;
}

export function isFiltered({ search, category }: BlogView): boolean {
  return search !== '' || category !== '';
}
