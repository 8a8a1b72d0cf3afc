import { ArrowLeft, List } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { CourseOutline } from '#app/components/course/course-outline.tsx';
import { LessonProgress } from '#app/components/course/lesson-progress.tsx';
import { Prose } from '#app/components/page/prose.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Sheet, SheetContent, SheetTitle, SheetTrigger } from '#app/components/ui/sheet.tsx';
import type { LessonView } from '#contract/account/learning.ts';
import { playerCopy as copy } from '#messages/player.ts';
import { LessonFile } from './lesson-file.tsx';
import { LessonNavigation } from './lesson-navigation.tsx';
import { LessonVideo } from './lesson-video.tsx';
import { useLessonVisit } from './use-lesson-visit.ts';
import { usePlayerKeys } from './use-player-keys.ts';

export function LessonPage({ view }: { readonly view: LessonView }) {
  const { product, course, lesson, module_title, previous_id, next_id } = view;
  const hrefOf = (id: string | null) => (id === null ? null : `/user/purchases/${product.slug}/learn/${id}`);
  const videoRef = useRef<HTMLVideoElement>(null);
  const position = useRef(lesson.position_seconds);
  const { isSaved, save } = useLessonVisit({ slug: product.slug, lesson_id: lesson.id, position });
  usePlayerKeys({ video: videoRef, previousHref: hrefOf(previous_id), nextHref: hrefOf(next_id) });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 xl:grid-cols-[minmax(0,1fr)_320px]">
      <article className="min-w-0">
        <LessonHeader view={view} />
        {lesson.video !== null && (
          <div className="mt-4">
            <LessonVideo
              lesson={lesson}
              video={lesson.video}
              videoRef={videoRef}
              position={position}
              onSave={save}
            />
          </div>
        )}
        <p className="mt-7 text-ink-3 text-ui">{module_title}</p>
        <h1 className="mt-1 max-w-[22em] text-t1">{lesson.title}</h1>
        {lesson.description !== null && (
          <p className="mt-3 max-w-[34em] text-ink-2 text-lede">{lesson.description}</p>
        )}
        {lesson.body !== null && <Prose html={lesson.body} className="mt-7" />}
        {lesson.file !== null && <LessonFile slug={product.slug} file={lesson.file} />}
        <LessonNavigation view={view} position={position} isSaved={isSaved} />
      </article>
      <nav aria-label={copy.outline} className="max-xl:hidden">
        <div className="sticky top-8 max-h-[calc(100dvh-4rem)] overflow-y-auto px-2">
          <h2 className="mb-1 text-t3">{product.title}</h2>
          <LessonProgress
            className="mt-3 mb-7"
            total={course.progress.lessons_total}
            done={course.progress.lessons_done}
          />
          <CourseOutline slug={product.slug} course={course} current={lesson.id} />
          <Shortcuts />
        </div>
      </nav>
    </div>
  );
}

function LessonHeader({ view: { product, course, lesson } }: { readonly view: LessonView }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex items-center justify-between gap-3">
      <Link
        to={`/user/purchases/${product.slug}`}
        className="inline-flex min-h-11 min-w-0 items-center gap-2 font-medium text-ink-2 text-ui hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-4 shrink-0" />
        {copy.back}
      </Link>
      <Sheet open={isOpen} onOpenChange={setOpen}>
        <SheetTrigger asChild>
          <Button variant="outline" size="sm" className="xl:hidden">
            <List aria-hidden="true" />
            {copy.outline}
          </Button>
        </SheetTrigger>
        <SheetContent className="px-5 pt-6 pb-8">
          <SheetTitle className="mb-6 pr-12 text-t3">{product.title}</SheetTitle>
          {/* A lesson that was chosen is what one wants to see. */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: it only listens to the links inside */}
          <div
            onClick={(event) =>
              event.target instanceof Element && event.target.closest('a') && setOpen(false)
            }
          >
            <CourseOutline slug={product.slug} course={course} current={lesson.id} />
          </div>
        </SheetContent>
      </Sheet>
    </div>
  );
}

function Shortcuts() {
  return (
    <section aria-label={copy.keysTitle} className="mt-8 border-line border-t pt-4 text-small">
      <h3 className="text-ink-2">{copy.keysTitle}</h3>
      <dl className="mt-2 grid gap-1.5">
        {copy.keys.map(([keys, what]) => (
          <div key={keys} className="flex items-baseline gap-3">
            <dt className="shrink-0">
              <kbd className="rounded-tag bg-sunk px-1.5 py-0.5 font-sans ring-1 ring-line">{keys}</kbd>
            </dt>
            <dd className="text-ink-3">{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
