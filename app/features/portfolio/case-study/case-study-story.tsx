import { Prose } from '#app/components/page/prose.tsx';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { CaseStudy } from '#contract/public/case-studies.ts';
import { caseStudyCopy as copy, portfolioCopy } from '#messages/portfolio.ts';
import { BeforeAfter } from './before-after.tsx';
import { CaseStudySection, Points } from './case-study-section.tsx';

/** The study from its summary to its last line. */
export function CaseStudyStory({ study }: { readonly study: CaseStudy }) {
  return (
    <div className="grid min-w-0 content-start gap-14 lg:gap-18">
      <CaseStudySection title={copy.summary} isEmpty={study.excerpt === ''}>
        <p {...ownerLanguage()} className="mt-4 max-w-[32em] text-ink text-t2 font-normal leading-normal">
          {study.excerpt}
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
        <Points title={copy.challenges} points={study.challenges} mark="open" />
        <Points title={copy.solutions} points={study.solutions} mark="number" />
        <Points title={copy.results} points={study.results} mark="done" />
      </div>
      {study.content !== '' && (
        <section aria-labelledby="story" className="border-ink border-t-2 pt-7">
          <h2 id="story" className="text-t1">
            {copy.story}
          </h2>
          <Prose html={study.content} className="prose-article mt-8" />
        </section>
      )}
    </div>
  );
}
