import { Suspense, useCallback, useState } from 'react';
import { useRevalidator } from 'react-router';
import { lazyPart } from '#app/components/rendering/lazy-part.ts';
import { Button } from '#app/components/ui/button.tsx';
import { Skeleton } from '#app/components/ui/skeleton.tsx';
import type { CaseStudyCard } from '#contract/content/case-studies.ts';
import { caseStudyCopy as copy } from '#messages/landing/studies.ts';
import { CaseStudyCarousel } from './case-study-carousel.tsx';

const StudyDialog = lazyPart(async () => (await import('./case-study-dialog.tsx')).CaseStudyDialog);

interface CaseStudySectionProps {
  /** Null when they could not be loaded. */
  readonly studies: readonly CaseStudyCard[] | null;
}

/** One study at a time; pressing it opens a dialog (PUB-072 to PUB-082). */
export function CaseStudySection({ studies }: CaseStudySectionProps) {
  const [opened, setOpened] = useState<string | null>(null);
  const close = useCallback(() => setOpened(null), []);
  return (
    <section
      id="study-cases"
      aria-roledescription="carousel"
      aria-label={copy.label}
      className="overflow-hidden bg-sunk"
    >
      {studies === null ? (
        <CaseStudiesError />
      ) : studies.length === 0 ? (
        <p className="wrap py-section text-ink-2 text-lede">{copy.empty}</p>
      ) : (
        <CaseStudyCarousel studies={studies} onOpen={setOpened} />
      )}
      {opened !== null && studies !== null && (
        <Suspense>
          <StudyDialog slug={opened} studies={studies} onOpen={setOpened} onClose={close} />
        </Suspense>
      )}
    </section>
  );
}

function CaseStudiesError() {
  const { state, revalidate } = useRevalidator();
  if (state === 'loading') return <CaseStudiesSkeleton />;
  return (
    <div className="wrap grid justify-items-start gap-5 py-section" role="alert">
      <p className="text-t2">{copy.failed}</p>
      <Button variant="outline" onClick={() => revalidate()}>
        {copy.retry}
      </Button>
    </div>
  );
}

function CaseStudiesSkeleton() {
  return (
    <div role="status" aria-label={copy.loading} className="grid lg:min-h-[660px] lg:grid-cols-[33fr_67fr]">
      <Skeleton className="aspect-[4/3] rounded-none lg:aspect-auto" />
      <div className="grid content-center gap-5 px-gutter py-11">
        <Skeleton className="h-5 w-48" />
        <Skeleton className="h-24 w-full max-w-[32em]" />
        <Skeleton className="h-40 w-full" />
      </div>
    </div>
  );
}
