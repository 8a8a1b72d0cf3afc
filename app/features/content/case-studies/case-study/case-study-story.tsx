import { Prose } from '#app/components/page/prose.tsx';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { CaseStudy } from '#contract/content/case-studies.ts';
import { caseStudyCopy as copy } from '#messages/content/portfolio.ts';

export function CaseStudyStory({ study }: { readonly study: CaseStudy }) {
  if (study.content === '') return null;
  return (
    <section aria-labelledby="story" className="min-w-0 lg:col-start-2 lg:row-start-1">
      <h2 id="story" className="text-t1">
        {copy.story}
      </h2>
      <Prose html={study.content} className="prose-article mt-6" {...ownerLanguage(study, 'content')} />
    </section>
  );
}
