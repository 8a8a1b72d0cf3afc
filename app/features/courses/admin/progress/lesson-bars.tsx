import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { CourseProgressReport, PacedLesson } from '#contract/courses/admin-course-progress.ts';
import { progressCopy as copy } from '#messages/courses/admin-progress.ts';
import { formatCount } from '#shared/money/money.ts';

export function LessonBars({ course: { lessons, started } }: { readonly course: CourseProgressReport }) {
  const most = Math.max(started, 1);
  return (
    <section aria-labelledby="lesson-bars">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-line border-b pb-3">
        <div>
          <h2 id="lesson-bars" className="text-t3">
            {copy.lessons}
          </h2>
          <p className="text-ink-3 text-small">{copy.lessonsHint}</p>
        </div>
        {lessons.length > 0 && <Legend />}
      </div>
      {lessons.length === 0 ? (
        <p className="py-6 text-ink-2 text-ui">{copy.noLessons}</p>
      ) : (
        <ol>
          {lessons.map((lesson, index) => (
            <LessonBar key={lesson.id} lesson={lesson} before={lessons[index - 1] ?? null} most={most} />
          ))}
        </ol>
      )}
    </section>
  );
}

const Legend = () => (
  <p aria-hidden="true" className="flex gap-4 text-ink-2 text-small">
    <span className="inline-flex items-center gap-1.5">
      <i className="size-2.5 rounded-full bg-chart-2" />
      {copy.finishedLesson}
    </span>
    <span className="inline-flex items-center gap-1.5">
      <i className="size-2.5 rounded-full bg-chart" />
      {copy.opened}
    </span>
  </p>
);

interface LessonBarProps {
  readonly lesson: PacedLesson;
  readonly before: PacedLesson | null;
  readonly most: number;
}

function LessonBar({ lesson, before, most }: LessonBarProps) {
  const { title, module, opened, finished, quiz, assignment } = lesson;
  const width = (count: number) => ({ width: `${(count / most) * 100}%` });
  const lost = before === null ? 0 : before.opened - opened;
  return (
    <li className="grid gap-x-6 gap-y-2 border-line border-b py-3 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:items-center">
      <div className="min-w-0" {...ownerLanguage()}>
        <p className="wrap-anywhere font-semibold text-ui leading-snug">{title}</p>
        <p className="wrap-anywhere text-ink-3 text-small">{module}</p>
      </div>
      <div className="grid gap-1.5">
        <span aria-hidden="true" className="relative block h-3 overflow-hidden rounded-full bg-sunk">
          <i className="absolute inset-y-0 left-0 rounded-full bg-chart" style={width(opened)} />
          <i className="absolute inset-y-0 left-0 rounded-full bg-chart-2" style={width(finished)} />
        </span>
        <p className="flex flex-wrap gap-x-4 text-ink-2 text-small tabular-nums">
          <span>
            {copy.opened} {formatCount(opened)}
          </span>
          <span>
            {copy.finishedLesson} {formatCount(finished)}
          </span>
          {quiz !== null && <QuizCounts quiz={quiz} />}
          {assignment !== null && (
            <span>
              {copy.assignment(
                formatCount(assignment.accepted),
                formatCount(assignment.handed_in),
                assignment.waiting === 0 ? null : formatCount(assignment.waiting),
              )}
            </span>
          )}
          {lost > 0 && <span className="text-ink-3">{copy.drop(formatCount(lost))}</span>}
        </p>
      </div>
    </li>
  );
}

function QuizCounts({ quiz }: { readonly quiz: NonNullable<PacedLesson['quiz']> }) {
  const { tried, passed, best_percent } = quiz;
  return (
    <span>
      {copy.quiz(formatCount(passed), formatCount(tried))}
      {best_percent !== null && ` (${copy.average(best_percent)})`}
    </span>
  );
}
