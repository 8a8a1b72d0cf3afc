import { ArrowRight } from 'lucide-react';
import { Link, useNavigation } from 'react-router';
import { Cover } from '#app/components/brand/cover.tsx';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { BeforeAfter } from '#app/features/content/case-studies/results/before-after.tsx';
import { cn } from '#app/lib/cn.ts';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { CaseStudyCard } from '#contract/content/case-studies.ts';
import { portfolioCopy as copy } from '#messages/content/portfolio.ts';
import { coverPalettes } from '#shared/kawung/cover-palettes.ts';
import { bindNumbers } from '#shared/language/bind-numbers.ts';
import { unprefixed } from '#shared/language/page-language.ts';
import { CaseStudyMeta } from './case-study-meta.tsx';
import { CaseStudyRow, type CaseStudyRowProps, MAX_RESULTS } from './case-study-row.tsx';
import { isFiltered, type PortfolioView, portfolioHref } from './portfolio-view.ts';

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
