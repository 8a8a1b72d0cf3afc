import { buildHref, pageParam, parsePage, parseSearchText } from '#app/lib/search-params.ts';
import { subscriptionTypes } from '#shared/shop/catalog.ts';

export interface ServiceView {
  readonly search: string;
  readonly type: (typeof subscriptionTypes)[number] | null;
  readonly page: number;
}

export function parseServiceView(search: URLSearchParams): ServiceView {
  return {
    search: parseSearchText(search, 'search'),
    type: subscriptionTypes.find((type) => type === search.get('type')) ?? null,
    page: parsePage(search),
  };
}

export function serviceHref({ search, type, page }: ServiceView): string {
  return buildHref('/user/subscriptions', { search, type, page: pageParam(page) });
}
