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
  const page = Number(search.get('page') ?? '1');
  return {
    search: (search.get('search') ?? '').trim().slice(0, 100),
    industry: industries.find((industry) => industry === search.get('industry')) ?? null,
    page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1,
  };
}

/** The shortest URL of a view: what is at its default is left out. */
export function portfolioHref({ search, industry, page }: PortfolioView): string {
  const parameters = new URLSearchParams();
  if (search !== '') parameters.set('search', search);
  if (industry !== null) parameters.set('industry', industry);
  if (page > 1) parameters.set('page', String(page));
  const text = parameters.toString();
  return text === '' ? '/portfolio' : `/portfolio?${text}`;
}

/** Whether the view shows less than everything. */
export function isFiltered({ search, industry, page }: PortfolioView): boolean {
  return search !== '' || industry !== null || page > 1;
}
