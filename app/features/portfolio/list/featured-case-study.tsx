import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { Cover } from '#app/components/brand/cover.tsx';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import { portfolioCopy as copy } from '#messages/portfolio.ts';
import { BeforeAfter } from '../case-study/before-after.tsx';
import { CaseStudyMeta } from './case-study-meta.tsx';
import { type CaseStudyRowProps, MAX_RESULTS } from './case-study-row.tsx';

/** The newest study opens the list: a picture as wide as the page, its figures large. */
export function FeaturedCaseStudy({ study, palette }: CaseStudyRowProps) {
  return (
    <article className="group relative pt-8 pb-12 lg:pt-10 lg:pb-16">
      <div className="aspect-[16/10] overflow-hidden rounded-sheet sm:aspect-[2/1] lg:aspect-[3/1]">
        <Cover slug={study.slug} src={study.preview_image} palette={palette} ratio="3:1" loading="eager" />
      </div>
      <div className="mt-7 grid gap-x-16 gap-y-8 lg:mt-9 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <CaseStudyMeta study={study} />
          <h2 className="mt-3 max-w-[15em] text-t1">
            <Link
              {...ownerLanguage()}
              to={`/case-study/${study.slug}`}
              className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-2 group-hover:underline-offset-[6px]"
            >
              {study.title}
            </Link>
          </h2>
          <p {...ownerLanguage()} className="mt-4 max-w-[36em] text-ink-2 text-lede">
            {study.excerpt}
          </p>
          <p
            aria-hidden="true"
            className="mt-4 inline-flex min-h-tap items-center gap-2 font-semibold text-link text-ui"
          >
            {copy.read} <ArrowRight className="size-4" />
          </p>
        </div>
        {study.result_metrics.length > 0 && (
          <ul aria-label={copy.results} className="grid content-start gap-7 border-ink border-t-2 pt-5">
            {study.result_metrics.slice(0, MAX_RESULTS).map((metric) => (
              <li key={metric.label}>
                <BeforeAfter metric={metric} size="large" />
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}
