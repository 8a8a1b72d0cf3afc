import { cn } from '#app/lib/cn.ts';
import type { CourseProgressReport } from '#contract/courses/admin-course-progress.ts';
import { progressCopy as copy } from '#messages/courses/admin-progress.ts';
import { formatCount } from '#shared/money/money.ts';

export function CourseFigures({ course }: { readonly course: CourseProgressReport }) {
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
