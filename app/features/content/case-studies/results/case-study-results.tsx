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
