import { Cover } from '#app/components/brand/cover.tsx';
import { cn } from '#app/lib/cn.ts';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { CaseStudy } from '#contract/public/case-studies.ts';
import { caseStudyCopy as copy } from '#messages/portfolio.ts';
import { bindNumbers } from '#shared/language/bind-numbers.ts';

/**
 * The picture of the study and, on the night plane beside it, what came of it (CASE-009). A drawn cloth, which the list
 * has shown already, is only the hem above it.
 */
export function CaseStudyImpact({ study }: { readonly study: CaseStudy }) {
  const impacts = study.impact_metrics;
  const hasImpact = impacts.length > 0;
  const isDrawn = study.featured_image === null;
  return (
    <div
      className={cn(
        'grid overflow-hidden rounded-sheet',
        hasImpact && !isDrawn && 'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
      )}
    >
      <div
        className={cn(
          'relative',
          isDrawn ? 'h-[clamp(56px,7vw,104px)]' : 'aspect-[16/10]',
          !isDrawn && (hasImpact ? 'lg:aspect-auto' : 'lg:aspect-[3/1]'),
        )}
      >
        <Cover slug={study.slug} src={study.featured_image} loading="eager" className="absolute inset-0" />
      </div>
      {hasImpact && (
        <section
          data-plane="night"
          aria-label={copy.impact}
          className="bg-night px-6 py-4 text-on-night md:px-9 lg:py-6"
        >
          <ul
            className={
              isDrawn ? 'lg:grid lg:auto-cols-fr lg:grid-flow-col lg:gap-x-10 lg:[&>li]:border-t-0' : ''
            }
          >
            {impacts.map((impact) => (
              <Impact key={impact.label} {...impact} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Impact(impact: CaseStudy['impact_metrics'][number]) {
  const { label, value } = impact;
  return (
    <li className="border-night-line border-t py-6 first:border-t-0 lg:py-7">
      <p className="figures font-light text-[clamp(2.125rem,1.6rem+1.7vw,3rem)] leading-[1.02]">
        {bindNumbers(value)}
      </p>
      <p {...ownerLanguage(impact, 'label')} className="mt-2.5 text-on-night-2 text-ui">
        {label}
      </p>
    </li>
  );
}
