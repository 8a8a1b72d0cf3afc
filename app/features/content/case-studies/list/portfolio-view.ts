import { buildHref, pageParam, parsePage, parseSearchText } from '#app/lib/search-params.ts';
import { type Industry, industries } from '#shared/content/content.ts';

export const PAGE_SIZE = 24;

export interface PortfolioView {
  readonly search: string;
  /** Null: every industry. */
  readonly industry: Industry | null;
  readonly page: number;
}

export function parsePortfolioView(search: URLSearchParams): PortfolioView {
  return {
    search: parseSearchText(search, 'search'),
    industry: industries.find((industry) => industry === search.get('industry')) ?? null,
    page: parsePage(search),
  };
}

export function portfolioHref({ search, industry, page }: PortfolioView): string {
  return buildHref('/portfolio', { search, industry, page: pageParam(page) });
}

export function isFiltered({ search, industry, page }: PortfolioView): boolean {
  return search !== '' || industry !== null || page > 1;
}
