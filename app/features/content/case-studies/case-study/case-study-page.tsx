import type { ReactNode } from 'react';
import { CaseStudyReasons } from '#app/features/content/case-studies/results/case-study-reasons.tsx';
import { CaseStudyResults } from '#app/features/content/case-studies/results/case-study-results.tsx';
import type { CaseStudy, CaseStudyCard } from '#contract/content/case-studies.ts';
import { BookingCall, CaseStudyLinks } from './case-study-aside.tsx';
import { CaseStudyHeader } from './case-study-header.tsx';
import { CaseStudyStory } from './case-study-story.tsx';

interface Props {
  readonly study: CaseStudy;
  readonly studies: readonly CaseStudyCard[];
  readonly shareButton: ReactNode;
}

export function CaseStudyPage({ study, studies, shareButton }: Props) {
  return (
    <div className="wrap pt-6 pb-section">
      <CaseStudyHeader study={study} shareButton={shareButton} />
      <div className="grid gap-12 lg:gap-16">
        <CaseStudyResults study={study} />
        <CaseStudyReasons study={study} />
      </div>
      <div className="article-grid mt-16 gap-y-14 lg:mt-24">
        <CaseStudyStory study={study} />
        <BookingCall />
        <CaseStudyLinks slug={study.slug} studies={studies} />
      </div>
    </div>
  );
}
