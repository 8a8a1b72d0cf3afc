import { buildHref, pageParam, parsePage, parseSearchText } from '#app/lib/search-params.ts';

/** The wishlist, where posted wishlist forms redirect. */
export const WISHLIST_PATH = '/user/marketplace?wishlist=1';

/** Products on one page of the shop. */
export const PAGE_SIZE = 20;

export const kinds = ['all', 'subscription', 'non_subscription'] as const;
export const sorts = ['recommended', 'newest', 'price_asc', 'price_desc'] as const;

/** The shop's view, as kept in the URL. */
export interface ShopView {
  readonly search: string;
  readonly kind: (typeof kinds)[number];
  /** The field of business that the owner files it under; null: any. */
  readonly category: string | null;
  readonly sort: (typeof sorts)[number];
  readonly page: number;
  /** Only the wishlist; portal only. */
  readonly isWishlist: boolean;
  /** Slug of the product whose dialog is open. */
  readonly detail: string | null;
}

/** Parses the view; invalid values are ignored. */
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
