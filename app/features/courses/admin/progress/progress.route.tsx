import { loadList } from '#app/components/data-table/load-list.ts';
import { StaffList } from '#app/components/data-table/staff-list.tsx';
import type { Table } from '#app/components/data-table/table-view.ts';
import { BackLink } from '#app/components/page/back-link.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { cn } from '#app/lib/cn.ts';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import {
  type CourseProgressReport,
  getCourseProgress,
  type Learner,
  listLearners,
  type PacedLesson,
} from '#contract/courses/admin-course-progress.ts';
import { progressCopy as copy } from '#messages/courses/admin-progress.ts';
import { formatCount } from '#shared/money/money.ts';
import type { Route } from './+types/progress.route.ts';
import { learnerColumns } from './learner-columns.tsx';

export async function loader({ params: { id }, ...args }: Route.LoaderArgs) {
  const [course, learners] = await Promise.all([
    api(args.context).call(getCourseProgress, { params: { id } }),
    loadList(args, listLearners, { params: { id } }),
  ]);
  return { course: orThrow(course), ...learners };
}

export const handle: ErrorHandle = () => ({ title: copy.title, errorTitle: copy.failed });

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
  const title = loaderData?.course.title;
  return pageMeta(args, {
    title: title === undefined ? copy.title : `${copy.title}: ${title}`,
    robots: 'noindex',
  });
};

export default function ProgressRoute({ loaderData }: Route.ComponentProps) {
  return <ProgressPage {...loaderData} />;
}

interface ProgressPageProps {
  readonly course: CourseProgressReport;
  readonly table: Table;
  readonly learners: readonly Learner[];
  readonly total: number;
}

export function ProgressPage({ course, table, learners, total }: ProgressPageProps) {
  const { product_id, title, is_subscription } = course;
  const product = `/admin/products/${is_subscription ? 'subscription' : 'one-time'}/edit/${product_id}`;
  return (
    <>
      <BackLink to={product}>{copy.toProduct}</BackLink>
      <PageHeader title={title} subtitle={copy.title} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <CourseFigures course={course} />
        <LessonBars course={course} />
        <StaffList
          pathname={`/admin/products/one-time/progress/${product_id}`}
          table={table}
          rows={learners}
          total={total}
          columns={learnerColumns(course.lessons)}
          copy={copy}
          filters={[{ name: 'state', label: copy.state, options: copy.states }]}
        />
      </div>
    </>
  );
}

function CourseFigures({ course }: { readonly course: CourseProgressReport }) {
  const { holders, started, finished, certified, refunded, ended } = course;
  const share = (count: number) => (holders === 0 ? '' : copy.ofHolders(Math.floor((count / holders) * 100)));
  const gone = refunded + ended === 0 ? '' : copy.gone(formatCount(refunded), formatCount(ended));
  const figures = [
    { label: copy.holders, count: holders, caption: gone },
    { label: copy.started, count: started, caption: share(started) },
    { label: copy.finished, count: finished, caption: share(finished) },
    { label: copy.certified, count: certified, caption: share(certified) },
  ];
  return (
    <section
      aria-label={copy.figures}
      className="overflow-hidden rounded-card border border-line bg-surface max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0"
    >
      <dl className="grid grid-cols-2 lg:grid-cols-4">
        {figures.map(({ label, count, caption }, index) => (
          <div
            key={label}
            className={cn(
              'min-w-0 border-line p-4 sm:p-5',
              index < 2 && 'max-lg:border-b',
              index % 2 === 0 && 'max-lg:border-r',
              index < 3 && 'lg:border-r',
            )}
          >
            <dt className="font-semibold text-ink-2 text-small">{label}</dt>
            <dd className="num font-semibold text-t2 max-sm:text-t3">{formatCount(count)}</dd>
            <dd className="mt-0.5 text-ink-3 text-small tabular-nums">{caption}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function LessonBars({ course: { lessons, started } }: { readonly course: CourseProgressReport }) {
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
