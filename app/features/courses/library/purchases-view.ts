import { buildHref, pageParam, parsePage, parseSearchText } from '#app/lib/search-params.ts';
import { type ProductType, productTypes } from '#shared/shop/catalog.ts';

export const purchaseSorts = ['recent', 'activity', 'title'] as const;

export interface PurchasesView {
  readonly search: string;
  readonly type: ProductType | null;
  readonly sort: (typeof purchaseSorts)[number];
  readonly page: number;
  readonly gift_page: number;
}

export function parsePurchasesView(search: URLSearchParams): PurchasesView {
  return {
    search: parseSearchText(search, 'search'),
    type: productTypes.find((type) => type === search.get('type')) ?? null,
    sort: purchaseSorts.find((sort) => sort === search.get('sort')) ?? 'recent',
    page: parsePage(search),
    gift_page: parsePage(search, 'gift_page'),
  };
}

export function purchasesHref({ search, type, sort, page, gift_page }: PurchasesView): string {
  return buildHref('/user/purchases', {
    search,
    type,
    sort: sort === 'recent' ? null : sort,
    page: pageParam(page),
    gift_page: pageParam(gift_page),
  });
}

export const isFiltered = ({ search, type }: PurchasesView): boolean => search !== '' || type !== null;
