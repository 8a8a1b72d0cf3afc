import { parseTableView, tableQuery } from '#app/components/data-table/table-view.ts';
import { PageError } from '#app/components/page/page-error.tsx';
import { learnerTableOptions, ProgressPage } from '#app/features/admin-products/progress/progress-page.tsx';
import type { ErrorHandle } from '#app/features/admin-shell/admin-error.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { getCourseProgress, listLearners } from '#contract/admin/catalog/course-progress.ts';
import { progressCopy as copy } from '#messages/admin-progress.ts';
import type { Route } from './+types/progress.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const view = parseTableView(new URL(request.url).searchParams, learnerTableOptions);
  const query = listLearners.query.parse(tableQuery(view));
  const { id } = params;
  const [course, list] = await Promise.all([
    api(context).call(getCourseProgress, { params: { id } }),
    api(context).call(listLearners, { params: { id }, query }),
  ]);
  return { view, course: course.ok ? course.value : null, list: list.ok ? list.value : null };
}

export const handle: ErrorHandle = () => ({ title: copy.title, errorTitle: copy.failed });

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
  const title = loaderData?.course?.title;
  return pageMeta(args, {
    title: title === undefined ? copy.title : `${copy.title}: ${title}`,
    robots: 'noindex',
  });
};

export default function ProgressRoute({ loaderData: { view, course, list } }: Route.ComponentProps) {
  if (course === null || list === null) return <PageError title={copy.title} message={copy.failed} />;
  return <ProgressPage course={course} view={view} {...list} />;
}
