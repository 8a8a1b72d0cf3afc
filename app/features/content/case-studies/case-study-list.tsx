import { ArrowRight } from 'lucide-react';
import { Link, useNavigation } from 'react-router';
import { Cover } from '#app/components/brand/cover.tsx';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { cn } from '#app/lib/cn.ts';
import { buildHref, pageParam, parsePage, parseSearchText } from '#app/lib/search-params.ts';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { CaseStudyCard } from '#contract/content/case-studies.ts';
import { industryNames } from '#messages/content/industries.ts';
import { portfolioCopy as copy } from '#messages/content/portfolio.ts';
import { type Industry, industries } from '#shared/content/content.ts';
import { coverPalettes, type PaletteName } from '#shared/kawung/palettes.ts';
import { bindNumbers } from '#shared/language/bind-numbers.ts';
import { unprefixed } from '#shared/language/page-language.ts';
import { formatCardDate } from '#shared/time/dates.ts';
import { BeforeAfter } from './before-after.tsx';

interface Props {
  /** Null: they could not be read. */
  readonly studies: readonly CaseStudyCard[] | null;
  readonly view: PortfolioView;
}

export function CaseStudyList({ studies, view }: Props) {
  const { state, location } = useNavigation();
  if (studies === null || studies.length === 0)
    return <NoCaseStudies isFailed={studies === null} view={view} />;
  const isLoading = state === 'loading' && unprefixed(location.pathname) === '/portfolio';
  const palettes = coverPalettes(studies.map(({ slug }) => slug));
  return (
    <div aria-busy={isLoading} className={cn('transition-opacity', isLoading && 'opacity-55')}>
      {studies.map((study, index) => {
        const Study = index === 0 && view.page === 1 ? FeaturedCaseStudy : CaseStudyRow;
        return <Study key={study.id} study={study} palette={palettes[index]} />;
      })}
    </div>
  );
}

/** A list that failed looks like an empty one (ERR-029), but says so and offers to try again. */
function NoCaseStudies({ isFailed, view }: { readonly isFailed: boolean; readonly view: PortfolioView }) {
  const next = isFailed
    ? { hint: copy.failedHint, to: portfolioHref(view), label: copy.retry }
    : isFiltered(view)
      ? {
          hint: view.search === '' ? copy.noMatch : copy.noMatchFor(view.search),
          to: '/portfolio',
          label: copy.reset,
        }
      : { hint: copy.emptyHint, to: '/consultation', label: copy.doors.talk.action };
  return (
    <EmptyState title={copy.empty} hint={next.hint} className="mt-8">
      <Button asChild variant="outline">
        <Link to={next.to}>{next.label}</Link>
      </Button>
    </EmptyState>
  );
}

function FeaturedCaseStudy({ study, palette }: CaseStudyRowProps) {
  return (
    <article className="group relative grid gap-x-14 gap-y-6 pt-8 pb-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] lg:grid-rows-[auto_1fr] lg:pb-16">
      <div className="aspect-[16/10] self-start overflow-hidden rounded-sheet max-lg:sm:aspect-[2/1]">
        <Cover
          slug={study.slug}
          src={study.preview_image}
          palette={palette}
          ratio="16:10"
          loading="eager"
          className="dark:brightness-[0.82]"
        />
      </div>
      <div className="lg:row-span-2">
        <CaseStudyMeta study={study} />
        <h2 className="mt-3 max-w-[15em] text-t1">
          <Link
            {...ownerLanguage(study, 'title')}
            to={`/case-study/${study.slug}`}
            className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-2 group-hover:underline-offset-[6px]"
          >
            {bindNumbers(study.title)}
          </Link>
        </h2>
        {study.result_metrics.length > 0 && (
          <ul
            aria-label={copy.results}
            className="mt-5 grid content-start gap-5 border-ink border-t-2 pt-4 max-lg:mt-6"
          >
            {study.result_metrics.slice(0, MAX_RESULTS).map((metric) => (
              <li key={metric.label}>
                <BeforeAfter metric={metric} size="large" />
              </li>
            ))}
          </ul>
        )}
      </div>
      <div>
        <p {...ownerLanguage(study, 'excerpt')} className="max-w-[36em] text-ink-2 text-lede">
          {bindNumbers(study.excerpt)}
        </p>
        <p aria-hidden="true" className="mt-4 inline-flex items-center gap-2 font-semibold text-link text-ui">
          {copy.read} <ArrowRight className="size-4" />
        </p>
      </div>
    </article>
  );
}

/** CASE-005. */
const MAX_RESULTS = 2;

interface CaseStudyRowProps {
  readonly study: CaseStudyCard;
  readonly palette?: PaletteName | undefined;
}

function CaseStudyRow({ study, palette }: CaseStudyRowProps) {
  return (
    <article className="group relative grid grid-cols-[88px_minmax(0,1fr)] gap-x-5 gap-y-5 border-line border-t py-7 md:grid-cols-[148px_minmax(0,1fr)] lg:grid-cols-[184px_minmax(0,7fr)_minmax(0,5fr)] lg:gap-x-10 lg:py-10">
      <div className="aspect-square self-start overflow-hidden rounded-card lg:rounded-sheet">
        <Cover slug={study.slug} src={study.preview_image} palette={palette} ratio="1:1" />
      </div>
      <div className="min-w-0">
        <CaseStudyMeta study={study} />
        <h2 className="mt-2 max-w-[22em] text-t3 lg:text-t2">
          <Link
            {...ownerLanguage(study, 'title')}
            to={`/case-study/${study.slug}`}
            className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
          >
            {study.title}
          </Link>
        </h2>
        <p
          {...ownerLanguage(study, 'excerpt')}
          className="mt-2.5 max-w-[38em] text-ink-2 text-ui max-md:hidden"
        >
          {bindNumbers(study.excerpt)}
        </p>
      </div>
      {study.result_metrics.length > 0 && (
        <ul className="col-span-full grid gap-x-10 gap-y-4 sm:grid-cols-2 md:col-span-1 md:col-start-2 lg:col-start-3 lg:grid-cols-1 lg:content-start">
          {study.result_metrics.slice(0, MAX_RESULTS).map((metric) => (
            <li key={metric.label}>
              <BeforeAfter metric={metric} />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

function CaseStudyMeta({ study }: { readonly study: CaseStudyCard }) {
  return (
    <p className="text-ink-2 text-small">
      <b className="font-semibold text-ink">{industryNames[study.industry]}</b> · {bindNumbers(study.company)}
      <span className="max-sm:hidden"> · </span>
      <time dateTime={study.published_at} className="num max-sm:block">
        {formatCardDate(study.published_at)}
      </time>
    </p>
  );
}

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
