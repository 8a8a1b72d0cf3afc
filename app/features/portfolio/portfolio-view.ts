import { hrefWith, pageInUrl, readPage, readWords } from '#app/lib/url-view.ts';
import { type Industry, industries } from '#shared/content.ts';

export const STUDIES_PER_PAGE = 24;

/** Everything about the portfolio that the URL holds. */
export interface PortfolioView {
  readonly search: string;
  /** null: every industry. */
  readonly industry: Industry | null;
  readonly page: number;
}

/** Reads the view out of a URL; what makes no sense there counts as not given. */
export function readPortfolioView(search: URLSearchParams): PortfolioView {
  return {
    search: readWords(search, 'search'),
    industry: industries.find((industry) => industry === search.get('industry')) ?? null,
    page: readPage(search),
  };
}

export function portfolioHref({ search, industry, page }: PortfolioView): string {
  return hrefWith('/portfolio', { search, industry, page: pageInUrl(page) });
}

/** Whether the view shows less than everything. */
export function isFiltered({ search, industry, page }: PortfolioView): boolean {
  return search !== '' || industry !== null || page > 1;
}
