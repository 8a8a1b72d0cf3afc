import { Link, useNavigation } from 'react-router';
import { EmptyState } from '#app/components/empty-state.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { cn } from '#app/lib/cn.ts';
import type { CaseStudyCard } from '#contract/public/case-studies.ts';
import { coverPalettes } from '#shared/kawung/cover-palettes.ts';
import { LeadStudy } from './lead-study.tsx';
import { portfolioCopy as copy } from './portfolio-copy.ts';
import { isFiltered, type PortfolioView, portfolioHref } from './portfolio-view.ts';
import { StudyRow } from './study-row.tsx';

interface Props {
  /** null: they could not be read. */
  readonly studies: readonly CaseStudyCard[] | null;
  readonly view: PortfolioView;
}

export function StudyList({ studies, view }: Props) {
  const { state, location } = useNavigation();
  if (studies === null || studies.length === 0) return <NoStudies isFailed={studies === null} view={view} />;
  const isLoading = state === 'loading' && location.pathname === '/portfolio';
  const palettes = coverPalettes(studies.map(({ slug }) => slug));
  return (
    <div aria-busy={isLoading} className={cn('transition-opacity', isLoading && 'opacity-55')}>
      {studies.map((study, index) => {
        const Study = index === 0 && view.page === 1 ? LeadStudy : StudyRow;
        return <Study key={study.id} study={study} palette={palettes[index]} />;
      })}
    </div>
  );
}

/** A list that failed looks like an empty one (ERR-029), but says so and offers to try again. */
function NoStudies({ isFailed, view }: { readonly isFailed: boolean; readonly view: PortfolioView }) {
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
