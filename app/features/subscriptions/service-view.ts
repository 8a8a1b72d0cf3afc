import { hrefWith, pageInUrl, readPage, readWords } from '#app/lib/url-view.ts';
import { subscriptionTypes } from '#shared/catalog.ts';

/** What of the catalogue is shown; the URL holds it. */
export interface ServiceView {
  readonly search: string;
  readonly type: (typeof subscriptionTypes)[number] | null;
  readonly page: number;
}

export function readServiceView(search: URLSearchParams): ServiceView {
  return {
    search: readWords(search, 'search'),
    type: subscriptionTypes.find((type) => type === search.get('type')) ?? null,
    page: readPage(search),
  };
}

export function serviceHref({ search, type, page }: ServiceView): string {
  return hrefWith('/user/subscriptions', { search, type, page: pageInUrl(page) });
}
