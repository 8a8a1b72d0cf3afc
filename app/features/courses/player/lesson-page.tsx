import { useRef } from 'react';
import { PetalBand } from '#app/components/brand/petals.tsx';
import { CourseOutline } from '#app/features/courses/course-outline.tsx';
import { LessonBody } from '#app/features/courses/lesson-body.tsx';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { LessonView } from '#contract/courses/learning.ts';
import type { LessonQuestion } from '#contract/courses/lesson-questions.ts';
import { playerCopy as copy } from '#messages/courses/player.ts';
import { CourseEnd } from './course-end.tsx';
import { EmbeddedFilm } from './embedded-film.tsx';
import { LessonAssignment } from './hand-in/lesson-assignment.tsx';
import { LessonFile } from './lesson-file.tsx';
import { LessonNavigation } from './lesson-navigation.tsx';
import { LessonNote } from './lesson-note.tsx';
import { placeOf } from './lesson-place.ts';
import { LessonQuestions } from './lesson-questions.tsx';
import { LessonVideo } from './lesson-video.tsx';
import { OutlineDrawer } from './outline-drawer.tsx';
import { PlayerFrame } from './player-frame.tsx';
import { LessonQuiz } from './quiz/lesson-quiz.tsx';
import { useLessonVisit } from './use-lesson-visit.ts';
import { usePlayerKeys } from './use-player-keys.ts';

const columnClasses = 'mx-auto max-w-[calc(42rem+2*var(--gutter))] px-gutter';

interface Props {
  readonly view: LessonView;
  /** Null: they could not be read. */
  readonly questions: readonly LessonQuestion[] | null;
}

export function LessonPage(props: Props) {
  const { product, course, lesson } = props.view;
  const { lessons_total, lessons_done } = course.progress;
  return (
    <PlayerFrame
      slug={product.slug}
      title={props.view.module_title}
      note={copy.place(placeOf(props.view), lessons_total)}
      tools={<OutlineDrawer view={props.view} />}
      progress={
        <PetalBand total={lessons_total} done={lessons_done} isOnDark className="pr-3 pb-2 pl-14.5" />
      }
    >
      {/* The frame stays mounted between lessons, so that the new petal is seen lighting up. */}
      <Lesson key={lesson.id} {...props} />
    </PlayerFrame>
  );
}

function Lesson({ view, questions }: Props) {
  const { product, course, lesson, previous_id, next_id } = view;
  const hasFilm = lesson.video !== null || lesson.embed !== null;
  const { lessons_total, lessons_done, percent } = course.progress;
  const hrefOf = (id: string | null) => (id === null ? null : `/user/purchases/${product.slug}/learn/${id}`);
  const page = `/user/purchases/${product.slug}/learn/${encodeURIComponent(lesson.id)}`;
  const videoRef = useRef<HTMLVideoElement>(null);
  const position = useRef(lesson.position_seconds);
  const { isSaved, save } = useLessonVisit({ slug: product.slug, lesson_id: lesson.id, position });
  usePlayerKeys({ video: videoRef, previousHref: hrefOf(previous_id), nextHref: hrefOf(next_id) });
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start xl:grid-cols-[minmax(0,1fr)_376px]">
        <main id="isi" tabIndex={-1} className="min-w-0 pb-36 outline-none">
          <div>
            {lesson.video !== null && (
              <LessonVideo
                slug={product.slug}
                lesson={lesson}
                video={lesson.video}
                videoRef={videoRef}
                position={position}
                onSave={save}
              />
            )}
            {lesson.video === null && lesson.embed !== null && (
              <EmbeddedFilm title={lesson.title} embed={lesson.embed} />
            )}
            <article className={`${columnClasses} pt-6 md:pt-9`}>
              <h1 className={hasFilm ? 'text-t3' : 'text-t2 md:text-[1.875rem]'}>{lesson.title}</h1>
              {lesson.description !== null && (
                <p className="mt-2.5 text-ink-2 text-lede">{lesson.description}</p>
              )}
              {lesson.body !== null && (
                <LessonBody html={lesson.body} className="mt-6" {...ownerLanguage(lesson, 'body')} />
              )}
              {lesson.file !== null && <LessonFile slug={product.slug} file={lesson.file} />}
            </article>
          </div>
          <div className={columnClasses}>
            {lesson.quiz !== null && <LessonQuiz quiz={lesson.quiz} page={page} />}
            {lesson.assignment !== null && <LessonAssignment assignment={lesson.assignment} page={page} />}
            {percent === 100 && (
              <CourseEnd
                slug={product.slug}
                progress={course.progress}
                hasCertificate={view.has_certificate}
              />
            )}
            <LessonNote slug={product.slug} lesson_id={lesson.id} note={view.note} />
            <LessonQuestions questions={questions} action={page} />
          </div>
        </main>
        <nav
          aria-label={copy.outline}
          className="sticky top-[61px] h-[calc(100dvh-61px-75px)] overflow-y-auto border-line border-l px-6 py-6 max-xl:hidden"
        >
          <p className="num mb-6 text-ink-2 text-ui">{copy.doneOf(lessons_done, lessons_total)}</p>
          <CourseOutline slug={product.slug} course={course} current={lesson.id} />
          <Shortcuts />
        </nav>
      </div>
      <LessonNavigation view={view} position={position} isSaved={isSaved} />
    </>
  );
}

function Shortcuts() {
  return (
    <section aria-label={copy.keysTitle} className="mt-8 border-line border-t pt-4 text-small">
      <h2 className="font-semibold text-ink-2 text-small">{copy.keysTitle}</h2>
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
