import { DataTable } from '#app/components/data-table/data-table.tsx';
import { ListFrame } from '#app/components/data-table/list-frame.tsx';
import { viewsOf } from '#app/components/data-table/list-views.tsx';
import {
  countOf,
  type TableOptions,
  type TableView,
  tableHref,
} from '#app/components/data-table/table-view.ts';
import { BackLink } from '#app/components/page/back-link.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import type { CourseProgressReport, Learner } from '#contract/admin/catalog/course-progress.ts';
import { progressCopy as copy } from '#messages/admin-progress.ts';
import { learnerStates } from '#shared/courses/course-pace.ts';
import { CourseFigures } from './course-figures.tsx';
import { learnerColumns } from './learner-columns.tsx';
import { LessonBars } from './lesson-bars.tsx';

export const learnerTableOptions: TableOptions = {
  sorts: ['last_seen_at', 'percent', 'bought_at'],
  defaultSort: '-last_seen_at',
  filters: { state: learnerStates },
};

const stateFilter = () => ({ name: 'state', label: copy.state, options: copy.states });

interface ProgressPageProps {
  readonly course: CourseProgressReport;
  readonly view: TableView;
  readonly learners: readonly Learner[];
  readonly total: number;
}

/** How the buyers of a course get on: all of them, each lesson, each of them. */
export function ProgressPage({ course, view, learners, total }: ProgressPageProps) {
  const { product_id, title, is_subscription } = course;
  const pathname = `/admin/products/one-time/progress/${product_id}`;
  const location = { pathname, shape: learnerTableOptions, view };
  const product = `/admin/products/${is_subscription ? 'subscription' : 'one-time'}/edit/${product_id}`;
  return (
    <>
      <BackLink to={product}>{copy.toProduct}</BackLink>
      <PageHeader title={title} subtitle={copy.title} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <CourseFigures course={course} />
        <LessonBars course={course} />
        <ListFrame
          label={copy.list}
          location={location}
          views={viewsOf(stateFilter())}
          searchLabel={copy.search}
          filters={[stateFilter()]}
          count={copy.count(countOf(total))}
          total={total}
          none={copy.none}
          noMatch={copy.noMatch}
        >
          {learners.length === 0 ? null : (
            <DataTable
              label={copy.list}
              rows={learners}
              columns={learnerColumns(course.lessons)}
              keyOf={({ user_id }) => user_id}
              sort={view.sort}
              sortHref={(sort) => tableHref(location, { sort })}
            />
          )}
        </ListFrame>
      </div>
    </>
  );
}
