import { Play } from 'lucide-react';
import { Link } from 'react-router';
import { HourMotif } from '#app/components/brand/hour-motif.tsx';
import { PetalBand } from '#app/components/brand/petals.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { lockText } from '#app/features/courses/lock-text.ts';
import type { CurrentCourse } from '#contract/courses/learning.ts';
import type { Overview } from '#contract/reports/overview.ts';
import { overviewCopy as copy } from '#messages/reports/overview.ts';
import { DueRow } from './due-row.tsx';
import { FirstSteps } from './first-steps.tsx';

export function TodayPanel({ overview }: { readonly overview: Overview }) {
  const { in_hand, due, order_count, free_consultation } = overview;
  const isNew = order_count === 0 && in_hand === null;
  return (
    <section
      aria-label={copy.todayPanel}
      data-plane="night"
      className="relative isolate flex flex-col overflow-hidden rounded-sheet bg-night text-on-night"
    >
      <HourMotif className="-z-10 absolute top-0 right-0 h-24 w-52 mask-b-from-50% sm:w-64" />
      {in_hand !== null && <ContinueCourse course={in_hand} />}
      {(in_hand === null || due.length > 0) && (
        <h2
          className={in_hand === null ? 'px-5 pt-6 pb-4 text-t2 md:px-7' : 'px-5 pt-5 pb-2 text-t3 md:px-7'}
        >
          {due.length > 0 ? copy.waits(due.length) : isNew ? copy.start : copy.nothingWaits}
        </h2>
      )}
      {due.length > 0 && (
        <ul className="pb-3">
          {due.map((item) => (
            <DueRow key={`${item.kind} ${item.id}`} item={item} />
          ))}
        </ul>
      )}
      {isNew && <FirstSteps consultation={free_consultation} hasTitle={due.length > 0} />}
      {!isNew && in_hand === null && due.length === 0 && <NothingDue />}
    </section>
  );
}

function ContinueCourse({
  course: { slug, title, module_title, lesson, lock, progress },
}: {
  readonly course: CurrentCourse;
}) {
  return (
    <div className="grid flex-1 content-between gap-6 p-5 pr-16 sm:pr-32 md:p-7 md:pr-40">
      <div>
        <h2 className="font-semibold text-night-dawn text-ui">{copy.goOn}</h2>
        <p className="mt-2 max-w-[22em] font-heading text-t2">{lesson.title}</p>
        <p className="mt-1 text-on-night-2 text-ui">
          {title}, {module_title}
        </p>
        {lock !== null && <p className="mt-1 text-on-night-2 text-ui tabular-nums">{lockText(lock)}</p>}
      </div>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <Button asChild variant="dawn">
          <Link to={`/user/purchases/${slug}${lock === null ? `/learn/${lesson.id}` : ''}`}>
            <Play aria-hidden="true" />
            {copy.goOnAction}
          </Link>
        </Button>
        <div className="min-w-40 flex-1">
          <p className="num mb-2 text-on-night-2 text-small">
            {copy.progress(progress.lessons_done, progress.lessons_total)}
          </p>
          <PetalBand total={progress.lessons_total} done={progress.lessons_done} isOnDark />
        </div>
      </div>
    </div>
  );
}

function NothingDue() {
  return (
    <p className="px-5 pb-7 text-on-night-2 text-ui md:px-7">
      {copy.nothingWaitsHint}{' '}
      <Link
        to="/user/purchases"
        className="inline-flex min-h-tap items-center font-semibold text-night-dawn underline underline-offset-4"
      >
        {copy.toPurchases}
      </Link>
    </p>
  );
}
