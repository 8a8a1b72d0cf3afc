import { type ReactNode, useId } from 'react';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { CaseStudy } from '#contract/content/case-studies.ts';
import { caseStudyCopy as copy } from '#messages/content/portfolio.ts';

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
