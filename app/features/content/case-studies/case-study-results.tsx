import { type ReactNode, useId } from 'react';
import { Cover } from '#app/components/brand/cover.tsx';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { CaseStudy } from '#contract/content/case-studies.ts';
import { caseStudyCopy as copy, portfolioCopy } from '#messages/content/portfolio.ts';
import { bindNumbers } from '#shared/language/bind-numbers.ts';
import { BeforeAfter } from './before-after.tsx';

/**
 * Each figure before and after, beside the result in words (CASE-008, CASE-009). An uploaded picture is shown whole; a
 * drawn cover, which the list has shown already, is only a strip.
 */
export function CaseStudyResults({ study }: { readonly study: CaseStudy }) {
  const { featured_image, result_metrics, impact_metrics } = study;
  const count = Math.max(result_metrics.length, impact_metrics.length);
  return (
    <div className="overflow-hidden rounded-sheet">
      <div
        className={
          featured_image === null
            ? 'h-[clamp(44px,5vw,80px)]'
            : 'aspect-[16/10] sm:aspect-[2/1] lg:aspect-[3/1]'
        }
      >
        <Cover slug={study.slug} src={featured_image} ratio="20:1" loading="eager" />
      </div>
      {count > 0 && (
        <section
          data-plane="night"
          aria-labelledby="results"
          className="bg-night px-5 py-6 text-on-night sm:px-9 lg:py-8"
        >
          <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 pb-5">
            <h2 id="results" className="text-t3">
              {copy.results}
            </h2>
            <p className="text-on-night-2 text-small">{portfolioCopy.key.note}</p>
          </div>
          <ul className="[--credit:var(--night-dawn)] [--ink-3:var(--on-night-2)] [--ink:var(--on-night)] [--line-strong:var(--night-edge)]">
            {Array.from({ length: count }, (_, place) => (
              <Result
                key={result_metrics[place]?.label ?? impact_metrics[place]?.label}
                metric={result_metrics[place]}
                impact={impact_metrics[place]}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

interface ResultProps {
  readonly metric: CaseStudy['result_metrics'][number] | undefined;
  readonly impact: CaseStudy['impact_metrics'][number] | undefined;
}

function Result({ metric, impact }: ResultProps) {
  return (
    <li className="grid items-center gap-x-16 gap-y-4 border-night-line border-t py-5 last:pb-0 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
      {metric !== undefined && <BeforeAfter metric={metric} size="large" />}
      {impact !== undefined && (
        <div className="lg:col-start-2">
          <p className="figures font-light text-[clamp(1.75rem,1.45rem+1.3vw,2.5rem)] leading-[1.05]">
            {bindNumbers(impact.value)}
          </p>
          <p {...ownerLanguage(impact, 'label')} className="mt-1 text-on-night-2 text-ui">
            {impact.label}
          </p>
        </div>
      )}
    </li>
  );
}

export function CaseStudyReasons({ study }: { readonly study: CaseStudy }) {
  const isMeasured = study.result_metrics.length + study.impact_metrics.length > 0;
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
      <Points
        title={copy.challenges}
        points={study.challenges}
        {...ownerLanguage(study, 'challenges')}
        mark={() => <span className="mt-3 h-0.5 w-3.5 bg-cost" />}
      />
      <Points
        title={copy.solutions}
        points={study.solutions}
        {...ownerLanguage(study, 'solutions')}
        mark={(place) => <span className="num font-semibold text-ink-3 text-ui leading-[1.8]">{place}</span>}
      />
      {!isMeasured && (
        <Points
          title={copy.results}
          points={study.results}
          {...ownerLanguage(study, 'results')}
          mark={() => <span className="mt-3 h-0.5 w-3.5 bg-credit" />}
        />
      )}
    </div>
  );
}

interface PointsProps {
  readonly title: string;
  readonly points: readonly string[];
  readonly mark: (place: number) => ReactNode;
  readonly lang?: 'id';
}

function Points({ title, points, mark, lang }: PointsProps) {
  const id = useId();
  if (points.length === 0) return null;
  return (
    <section aria-labelledby={id} className="border-ink border-t-2 pt-5">
      <h2 id={id} className="text-t2">
        {title}
      </h2>
      <ul lang={lang} className="mt-5 grid gap-3 text-ink-2">
        {points.map((point, index) => (
          <li key={point} className="grid grid-cols-[24px_minmax(0,1fr)] gap-2.5">
            <span aria-hidden="true" className="grid content-start">
              {mark(index + 1)}
            </span>
            <span className="max-w-[34em]">{point}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
