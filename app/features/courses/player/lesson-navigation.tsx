import { ArrowLeft, ArrowRight, ArrowUp, Award, Check } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { buttonVariants } from '#app/components/ui/button.tsx';
import { cn } from '#app/lib/cn.ts';
import type { LessonView } from '#contract/courses/learning.ts';
import { productCopy } from '#messages/catalog/product.ts';
import { playerCopy as copy } from '#messages/courses/player.ts';
import { totalMinutes } from '#shared/courses/course.ts';
import { lessonLength } from '../lesson-length.ts';
import { lockText } from '../lock-text.ts';

interface Props {
  readonly view: LessonView;
  readonly position: RefObject<number>;
  readonly isSaved: boolean;
}

export function LessonNavigation({ view, position, isSaved }: Props) {
  const { product, previous_id } = view;
  return (
    <nav
      aria-label={copy.navigation}
      data-foot
      className="print:hidden! fixed inset-x-0 bottom-0 z-20 border-line border-t bg-lift px-3 pt-2.5 pb-[max(10px,env(safe-area-inset-bottom))] sm:px-6"
    >
      <p aria-live="polite" className="text-debit text-small not-empty:pb-2">
        {isSaved ? '' : copy.notSaved}
      </p>
      <div className="flex items-center gap-2 sm:gap-4">
        {previous_id !== null && (
          <Link
            to={`/user/purchases/${product.slug}/learn/${previous_id}`}
            rel="prev"
            aria-label={copy.previous}
            className={cn(buttonVariants({ variant: 'outline', size: 'inline' }), 'size-[54px]')}
          >
            <ArrowLeft aria-hidden="true" />
          </Link>
        )}
        <p className="num flex min-w-0 flex-1 items-center gap-4 text-ink-2 text-ui max-lg:hidden">
          {view.lesson.is_done && (
            <span className="inline-flex items-center gap-1.5 font-semibold text-credit">
              <Check aria-hidden="true" className="size-4.5" />
              {copy.isDone}
            </span>
          )}
          <RemainingLessons view={view} />
        </p>
        <NextLessonAction view={view} position={position} />
      </div>
    </nav>
  );
}

function NextLessonAction({ view, position }: Omit<Props, 'isSaved'>) {
  const { is_done, requirement, assignment, quiz } = view.lesson;
  const hasWork =
    quiz?.is_passed === false ||
    (assignment !== null && (assignment.hand_in?.state ?? 'returned') === 'returned');
  if (is_done) return <ContinueLink view={view} />;
  if (requirement === null) return <FinishForm view={view} position={position} isQuiet={hasWork} />;
  const label = assignment?.hand_in?.state === 'waiting' ? copy.reviewed : copy.required[requirement];
  return (
    <Link to={`#${requirement}`} className={cn(wayOnClasses('outline'), 'flex-1 lg:max-w-[400px]')}>
      <LeadingLink label={label} leadsTo={copy.thenOpens[requirement]} />
      <ArrowUp aria-hidden="true" />
    </Link>
  );
}

function RemainingLessons({ view }: { readonly view: LessonView }) {
  const { lessons, minutes } = remainingLessons(view);
  if (lessons === 0) return view.lesson.is_done ? copy.finished : null;
  return copy.left(
    lessons,
    minutes === null || minutes === 0 ? null : productCopy.withReading(productCopy.minutes(minutes)),
  );
}

function FinishForm({ view, position, isQuiet }: Omit<Props, 'isSaved'> & { readonly isQuiet: boolean }) {
  const positionInput = useRef<HTMLInputElement>(null);
  const isBusy = useNavigation().formMethod === 'POST';
  const label = view.next_id === null ? copy.done : copy.doneAndNext;
  return (
    <Form
      method="post"
      className="min-w-0 flex-1 lg:max-w-[400px]"
      onSubmit={() => {
        if (positionInput.current !== null)
          positionInput.current.value = String(Math.floor(position.current));
      }}
    >
      <input
        ref={positionInput}
        type="hidden"
        name="position_seconds"
        defaultValue={view.lesson.position_seconds}
      />
      <button
        type="submit"
        disabled={isBusy}
        aria-busy={isBusy || undefined}
        className={wayOnClasses(isQuiet ? 'outline' : 'primary')}
      >
        <LeadingLink label={isBusy ? copy.saving : label} leadsTo={destinationOf(view)} />
        {view.next_id === null ? <Check aria-hidden="true" /> : <ArrowRight aria-hidden="true" />}
      </button>
    </Form>
  );
}

function ContinueLink({ view }: { readonly view: LessonView }) {
  const { product, next_id, course } = view;
  const base = `/user/purchases/${product.slug}`;
  const next = nextLesson(view);
  if (next_id !== null && next?.lock == null) {
    return (
      <Link
        to={`${base}/learn/${next_id}`}
        rel="next"
        className={cn(wayOnClasses(), 'flex-1 lg:max-w-[400px]')}
      >
        <LeadingLink label={copy.next} leadsTo={destinationOf(view)} />
        <ArrowRight aria-hidden="true" />
      </Link>
    );
  }
  const isFinished = course.progress.percent === 100;
  const label = !isFinished ? copy.toPage : view.has_certificate ? copy.seeCertificate : copy.toCertificate;
  return (
    <Link
      to={isFinished ? `${base}#sertifikat` : base}
      className={cn(wayOnClasses(), 'flex-1 lg:max-w-[400px]')}
    >
      <LeadingLink label={label} leadsTo={next?.lock == null ? product.title : destinationOf(view)} />
      {isFinished ? <Award aria-hidden="true" /> : <ArrowRight aria-hidden="true" />}
    </Link>
  );
}

const wayOnClasses = (variant: 'primary' | 'outline' = 'primary') =>
  cn(
    buttonVariants({ variant, size: 'inline', block: true }),
    'h-[54px] min-w-0 px-4.5 text-left text-control',
  );

function LeadingLink({ label, leadsTo }: { readonly label: string; readonly leadsTo: ReactNode }) {
  return (
    <span className="min-w-0 flex-1">
      <span className="block truncate">{label}</span>{' '}
      <small className="num block truncate font-medium text-[0.75rem] leading-snug opacity-85">
        {leadsTo}
      </small>
    </span>
  );
}

function destinationOf(view: LessonView): string {
  const next = nextLesson(view);
  if (next?.lock?.opens_at != null) return `${next.title}, ${lockText(next.lock)}`;
  if (next !== null) return [next.title, lessonLength(next.duration)].filter(Boolean).join(', ');
  return remainingLessons(view).lessons === 0 ? copy.toCertificate : copy.toPage;
}

type Lesson = LessonView['course']['modules'][number]['lessons'][number];

function lessonsOf({ course }: LessonView): readonly Lesson[] {
  return course.modules.flatMap(({ lessons }) => lessons).filter(({ is_available }) => is_available);
}

/** Counted from 1. */
export const placeOf = (view: LessonView): number =>
  lessonsOf(view).findIndex(({ id }) => id === view.lesson.id) + 1;

const nextLesson = (view: LessonView): Lesson | null =>
  lessonsOf(view).find(({ id }) => id === view.next_id) ?? null;

/** Excludes the current lesson; minutes are null when one of the lengths is unknown. */
function remainingLessons(view: LessonView): {
  readonly lessons: number;
  readonly minutes: number | null;
} {
  const open = lessonsOf(view).filter(({ is_done, id }) => !is_done && id !== view.lesson.id);
  return { lessons: open.length, minutes: totalMinutes(open.map(({ duration }) => duration)) };
}
