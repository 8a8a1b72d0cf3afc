import { StaffList } from '#app/components/data-table/staff-list.tsx';
import type { Table } from '#app/components/data-table/table-view.ts';
import { BackLink } from '#app/components/page/back-link.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import type { CourseProgressReport, Learner } from '#contract/courses/admin-course-progress.ts';
import { progressCopy as copy } from '#messages/courses/admin-progress.ts';
import { CourseFigures } from './course-figures.tsx';
import { learnerColumns } from './learner-columns.tsx';
import { LessonBars } from './lesson-bars.tsx';

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
