export const kinds = ['all', 'subscription', 'non_subscription'] as const;
export const sorts = ['recommended', 'newest', 'price_asc', 'price_desc'] as const;

/** Everything about the shop that the URL holds. */
export interface ShopView {
  readonly search: string;
  readonly kind: (typeof kinds)[number];
  readonly sort: (typeof sorts)[number];
  readonly page: number;
  /** Slug of the product whose dialog is open. */
  readonly detail: string | null;
}

/** Reads the view out of a URL; what makes no sense there counts as not given. */
export function readShopView(search: URLSearchParams): ShopView {
  const page = Number(search.get('page') ?? '1');
  return {
    search: (search.get('search') ?? '').trim().slice(0, 100),
    kind: kinds.find((kind) => kind === search.get('kind')) ?? 'all',
    sort: sorts.find((sort) => sort === search.get('sort')) ?? 'recommended',
    page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1,
    detail: /^[a-z0-9-]{1,200}$/.exec(search.get('detail') ?? '')?.[0] ?? null,
  };
}

/** The shortest URL of a view: what is at its default is left out. */
export function shopHref(pathname: string, view: ShopView): string {
  const search = new URLSearchParams();
  if (view.search !== '') search.set('search', view.search);
  if (view.kind !== 'all') search.set('kind', view.kind);
  if (view.sort !== 'recommended') search.set('sort', view.sort);
  if (view.page > 1) search.set('page', String(view.page));
  if (view.detail !== null) search.set('detail', view.detail);
  const text = search.toString();
  return text === '' ? pathname : `${pathname}?${text}`;
}
