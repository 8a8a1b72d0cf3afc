import { Link, useNavigation } from 'react-router';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { cn } from '#app/lib/cn.ts';
import type { CaseStudyCard } from '#contract/public/case-studies.ts';
import { portfolioCopy as copy } from '#messages/portfolio.ts';
import { coverPalettes } from '#shared/kawung/cover-palettes.ts';
import { unprefixed } from '#shared/page-language.ts';
import { CaseStudyRow } from './case-study-row.tsx';
import { FeaturedCaseStudy } from './featured-case-study.tsx';
import { isFiltered, type PortfolioView, portfolioHref } from './portfolio-view.ts';

interface Props {
  /** null: they could not be read. */
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
