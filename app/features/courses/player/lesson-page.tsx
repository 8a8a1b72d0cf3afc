import { Award, List } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { PetalBand } from '#app/components/brand/petals.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Sheet, SheetContent, SheetTitle, SheetTrigger } from '#app/components/ui/sheet.tsx';
import { useGuestAccess } from '#app/hooks/session/guest-access.ts';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { LessonView } from '#contract/courses/learning.ts';
import type { LessonQuestion } from '#contract/courses/lesson-questions.ts';
import { playerCopy as copy } from '#messages/courses/player.ts';
import type { CourseProgress } from '#shared/courses/course.ts';
import { secondOf } from '#shared/search/passages.ts';
import { CourseOutline } from '../course-outline.tsx';
import { FinishedPlane } from '../finished-plane.tsx';
import { LessonBody } from '../lesson-body.tsx';
import { LessonAssignment } from './hand-in/lesson-assignment.tsx';
import { EmbeddedFilm, LessonFile, LessonVideo } from './lesson-media.tsx';
import { LessonNavigation, placeOf } from './lesson-navigation.tsx';
import { LessonNote } from './lesson-note.tsx';
import { LessonQuestions } from './lesson-questions.tsx';
import { barButtonClasses, PlayerFrame } from './player-frame.tsx';
import { useLessonVisit } from './player-hooks.ts';
import { LessonQuiz } from './quiz/lesson-quiz.tsx';

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
  const { hash } = useLocation();
  const position = useRef(secondOf(hash) ?? lesson.position_seconds);
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

interface CourseEndProps {
  readonly slug: string;
  readonly progress: CourseProgress;
  readonly hasCertificate: boolean;
}

function CourseEnd({ slug, progress, hasCertificate }: CourseEndProps) {
  const isGuest = useGuestAccess() !== null;
  return (
    <section aria-labelledby="course-end" className="mt-10">
      <FinishedPlane progress={progress} titleId="course-end" text={copy.finishedText}>
        {!isGuest && (
          <Button asChild variant="night-outline">
            <Link to={`/user/purchases/${slug}#sertifikat`}>
              <Award aria-hidden="true" />
              {hasCertificate ? copy.seeCertificate : copy.toCertificate}
            </Link>
          </Button>
        )}
      </FinishedPlane>
    </section>
  );
}

function OutlineDrawer({ view: { product, course, lesson } }: { readonly view: LessonView }) {
  const [isOpen, setOpen] = useState(false);
  const { lessons_done, lessons_total } = course.progress;
  return (
    <Sheet open={isOpen} onOpenChange={setOpen}>
      <SheetTrigger aria-label={copy.outline} className={`${barButtonClasses} xl:hidden`}>
        <List aria-hidden="true" />
      </SheetTrigger>
      <SheetContent className="w-[min(440px,calc(100vw-32px))] rounded-l-sheet bg-lift px-5 pt-5 pb-8">
        <SheetTitle className="pr-12 text-t3">{product.title}</SheetTitle>
        <p className="num mt-1 mb-6 text-ink-3 text-small">{copy.doneOf(lessons_done, lessons_total)}</p>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: it only listens to the links inside */}
        <div
          ref={scrollToCurrent}
          onClick={(event) => event.target instanceof Element && event.target.closest('a') && setOpen(false)}
        >
          <CourseOutline slug={product.slug} course={course} current={lesson.id} />
        </div>
      </SheetContent>
    </Sheet>
  );
}

function scrollToCurrent(outline: HTMLElement | null) {
  outline?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
}

const STEP_SECONDS = 5;

interface Keys {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly previousHref: string | null;
  readonly nextHref: string | null;
}

const RESERVED_TARGETS = 'input, textarea, select, button, summary, a, [role="dialog"], [contenteditable]';

const PRESSED_BY_SPACE = '[role="button"], [role="switch"]';

/** Space and k play and pause, arrows seek five seconds, n and p change the lesson. */
function usePlayerKeys(keys: Keys): void {
  const navigate = useNavigate();
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const reserved = event.key === ' ' ? `${RESERVED_TARGETS}, ${PRESSED_BY_SPACE}` : RESERVED_TARGETS;
      if (event.target instanceof Element && event.target.closest(reserved) !== null) return;
      const { previousHref, nextHref, video } = latest.current;
      const href = event.key === 'n' ? nextHref : event.key === 'p' ? previousHref : null;
      if (href !== null) navigate(href);
      else if (event.key !== 'k' && event.target === video.current) return;
      else if (seekVideo(video.current, event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [navigate]);
}

function seekVideo(video: HTMLVideoElement | null, key: string): boolean {
  if (video === null) return false;
  if (key === ' ' || key === 'k') {
    if (video.paused) video.play().catch(() => undefined);
    else video.pause();
    return true;
  }
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false;
  video.currentTime += key === 'ArrowLeft' ? -STEP_SECONDS : STEP_SECONDS;
  return true;
}
