import { buildHref, pageParam, parsePage, parseSearchText } from '#app/lib/search-params.ts';

export const WISHLIST_PATH = '/user/marketplace?wishlist=1';

export const PAGE_SIZE = 20;

export const kinds = ['all', 'subscription', 'non_subscription'] as const;
export const sorts = ['recommended', 'newest', 'price_asc', 'price_desc'] as const;

export interface ShopView {
  readonly search: string;
  readonly kind: (typeof kinds)[number];
  /** Null: any category. */
  readonly category: string | null;
  readonly sort: (typeof sorts)[number];
  readonly page: number;
  readonly isWishlist: boolean;
  readonly detail: string | null;
}

export function parseShopView(search: URLSearchParams): ShopView {
  return {
    search: parseSearchText(search, 'search'),
    kind: kinds.find((kind) => kind === search.get('kind')) ?? 'all',
    category: parseSearchText(search, 'category') || null,
    sort: sorts.find((sort) => sort === search.get('sort')) ?? 'recommended',
    page: parsePage(search),
    isWishlist: search.get('wishlist') === '1',
    detail: /^[a-z0-9-]{1,200}$/.exec(search.get('detail') ?? '')?.[0] ?? null,
  };
}

export function shopHref(
  pathname: string,
  { search, kind, category, sort, page, isWishlist, detail }: ShopView,
): string {
  return buildHref(pathname, {
    search,
    kind: kind === 'all' ? null : kind,
    category,
    sort: sort === 'recommended' ? null : sort,
    wishlist: isWishlist ? '1' : null,
    page: pageParam(page),
    detail,
  });
}
