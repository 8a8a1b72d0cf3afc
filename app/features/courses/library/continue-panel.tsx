import { Play } from 'lucide-react';
import { Link } from 'react-router';
import { PetalBand } from '#app/components/brand/petals.tsx';
import { ProductCover } from '#app/components/brand/product-cover.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { lockText } from '#app/features/courses/lock-text.ts';
import type { CurrentCourse } from '#contract/courses/learning.ts';
import { libraryCopy as copy } from '#messages/courses/library.ts';

export function ContinuePanel({ course }: { readonly course: CurrentCourse }) {
  const { slug, title, cover_url, progress, module_title, lesson, lock } = course;
  return (
    <section
      aria-labelledby="lanjutkan"
      data-plane="night"
      className="mb-9 grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-sheet bg-night text-on-night md:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]"
    >
      <div className="grid content-between gap-6 p-6 md:p-8">
        <div>
          <h2 id="lanjutkan" className="font-semibold text-night-dawn text-ui">
            {copy.continueTitle}
          </h2>
          <p className="mt-3 text-on-night-2 text-ui">
            {title} · {module_title}
          </p>
          <p className="mt-1 max-w-[20em] font-heading text-t2">{lesson.title}</p>
          {lock !== null && <p className="mt-1 text-on-night-2 text-ui tabular-nums">{lockText(lock)}</p>}
        </div>
        <div className="grid gap-4">
          <div>
            <PetalBand total={progress.lessons_total} done={progress.lessons_done} isOnDark />
            <p className="num mt-2 text-on-night-2 text-small">
              {copy.progress(progress.lessons_done, progress.lessons_total)}
            </p>
          </div>
          <Button asChild variant="dawn" className="justify-self-start">
            <Link to={`/user/purchases/${slug}${lock === null ? `/learn/${lesson.id}` : ''}`}>
              <Play aria-hidden="true" />
              {copy.continueAction}
            </Link>
          </Button>
        </div>
      </div>
      <div className="relative max-md:hidden">
        <ProductCover
          slug={slug}
          src={cover_url}
          form="square"
          loading="eager"
          className="absolute inset-0"
        />
      </div>
    </section>
  );
}
