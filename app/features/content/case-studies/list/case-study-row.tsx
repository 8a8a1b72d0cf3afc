import { Link } from 'react-router';
import { Cover } from '#app/components/brand/cover.tsx';
import { BeforeAfter } from '#app/features/content/case-studies/results/before-after.tsx';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { CaseStudyCard } from '#contract/content/case-studies.ts';
import type { PaletteName } from '#shared/kawung/palettes.ts';
import { bindNumbers } from '#shared/language/bind-numbers.ts';
import { CaseStudyMeta } from './case-study-meta.tsx';

/** CASE-005. */
export const MAX_RESULTS = 2;

export interface CaseStudyRowProps {
  readonly study: CaseStudyCard;
  readonly palette?: PaletteName | undefined;
}

export function CaseStudyRow({ study, palette }: CaseStudyRowProps) {
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
