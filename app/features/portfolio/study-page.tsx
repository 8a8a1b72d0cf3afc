import type { ReactNode } from 'react';
import type { CaseStudy, CaseStudyCard } from '#contract/public/case-studies.ts';
import { StudyAside } from './study-aside.tsx';
import { StudyHeader } from './study-header.tsx';
import { StudyImpact } from './study-impact.tsx';
import { StudyStory } from './study-story.tsx';

interface Props {
  readonly study: CaseStudy;
  readonly studies: readonly CaseStudyCard[];
  readonly shareButton: ReactNode;
}

/** What came of it first, then how: picture and impact, the figures, the reasons, the whole story. */
export function StudyPage({ study, studies, shareButton }: Props) {
  return (
    <div className="wrap pt-6 pb-section">
      <StudyHeader study={study} shareButton={shareButton} />
      <StudyImpact study={study} />
      <div className="mt-14 grid gap-x-20 gap-y-16 lg:mt-20 lg:grid-cols-[minmax(0,1fr)_320px]">
        <StudyStory study={study} />
        <StudyAside slug={study.slug} studies={studies} />
      </div>
    </div>
  );
}
