import type { ReactNode } from 'react';
import type { CaseStudy, CaseStudyCard } from '#contract/public/case-studies.ts';
import { CaseStudyAside } from './case-study-aside.tsx';
import { CaseStudyHeader } from './case-study-header.tsx';
import { CaseStudyImpact } from './case-study-impact.tsx';
import { CaseStudyStory } from './case-study-story.tsx';

interface Props {
  readonly study: CaseStudy;
  readonly studies: readonly CaseStudyCard[];
  readonly shareButton: ReactNode;
}

/** What came of it first, then how: picture and impact, the figures, the reasons, the whole story. */
export function CaseStudyPage({ study, studies, shareButton }: Props) {
  return (
    <div className="wrap pt-6 pb-section">
      <CaseStudyHeader study={study} shareButton={shareButton} />
      <CaseStudyImpact study={study} />
      <div className="mt-14 grid gap-x-20 gap-y-16 lg:mt-20 lg:grid-cols-[minmax(0,1fr)_320px]">
        <CaseStudyStory study={study} />
        <CaseStudyAside slug={study.slug} studies={studies} />
      </div>
    </div>
  );
}
