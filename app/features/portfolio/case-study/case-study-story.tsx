import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Prose } from '#app/components/page/prose.tsx';
import { cn } from '#app/lib/cn.ts';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { CaseStudy } from '#contract/public/case-studies.ts';
import { caseStudyCopy as copy, portfolioCopy } from '#messages/portfolio.ts';
import { bindNumbers } from '#shared/language/bind-numbers.ts';
import { BeforeAfter } from './before-after.tsx';

/** The study from its summary to its last line. */
export function CaseStudyStory({ study }: { readonly study: CaseStudy }) {
  return (
    <div className="grid min-w-0 content-start gap-14 lg:gap-18">
      <CaseStudySection title={copy.summary} isEmpty={study.excerpt === ''}>
        <p
          {...ownerLanguage(study, 'excerpt')}
          className="mt-4 max-w-[32em] text-ink text-t2 font-normal leading-normal"
        >
          {bindNumbers(study.excerpt)}
        </p>
      </CaseStudySection>
      <CaseStudySection title={copy.measured} isEmpty={study.result_metrics.length === 0}>
        <ul className="mt-5">
          {study.result_metrics.map((metric) => (
            <li key={metric.label} className="border-line border-t py-5">
              <BeforeAfter metric={metric} size="large" />
            </li>
          ))}
        </ul>
        <p className="border-line border-t pt-4 text-ink-3 text-small">{portfolioCopy.key.note}</p>
      </CaseStudySection>
      <div>
        <Points
          title={copy.challenges}
          points={study.challenges}
          {...ownerLanguage(study, 'challenges')}
          mark="open"
        />
        <Points
          title={copy.solutions}
          points={study.solutions}
          {...ownerLanguage(study, 'solutions')}
          mark="number"
        />
        <Points
          title={copy.results}
          points={study.results}
          {...ownerLanguage(study, 'results')}
          mark="done"
        />
      </div>
      {study.content !== '' && (
        <section aria-labelledby="story" className="border-ink border-t-2 pt-7">
          <h2 id="story" className="text-t1">
            {copy.story}
          </h2>
          <Prose html={study.content} className="prose-article mt-8" {...ownerLanguage(study, 'content')} />
        </section>
      )}
    </div>
  );
}

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Hides an empty section. */
  readonly isEmpty?: boolean;
  readonly className?: string;
}

function CaseStudySection({ title, children, isEmpty = false, className }: SectionProps) {
  const id = useId();
  if (isEmpty) return null;
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="text-t2">
        {title}
      </h2>
      {children}
    </section>
  );
}

interface PointsProps {
  readonly title: string;
  readonly points: readonly string[];
  readonly mark: 'open' | 'number' | 'done';
  readonly lang?: 'id';
}

/** Problem, remedy, outcome: each its own mark, so that they are told apart at a glance. */
function Points({ title, points, mark, lang }: PointsProps) {
  return (
    <CaseStudySection
      title={title}
      isEmpty={points.length === 0}
      className="grid gap-x-8 gap-y-3 border-line border-t py-7 md:grid-cols-[180px_minmax(0,1fr)]"
    >
      <ul lang={lang} className="grid gap-3 md:pt-1">
        {points.map((point, index) => (
          <li key={point} className="grid grid-cols-[24px_minmax(0,1fr)] gap-2.5">
            <Mark mark={mark} place={index + 1} />
            <span className={cn(mark === 'done' ? 'font-medium text-ink' : 'text-ink-2')}>{point}</span>
          </li>
        ))}
      </ul>
    </CaseStudySection>
  );
}

function Mark({ mark, place }: { readonly mark: PointsProps['mark']; readonly place: number }) {
  if (mark === 'number') {
    return (
      <span aria-hidden="true" className="num font-semibold text-ink-3 text-ui leading-[1.8]">
        {place}
      </span>
    );
  }
  if (mark === 'done') return <Check aria-hidden="true" className="mt-1 size-5 text-credit" />;
  return <span aria-hidden="true" className="mt-3 h-0.5 w-3.5 bg-cost" />;
}
