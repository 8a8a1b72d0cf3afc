import { loadList } from '#app/components/data-table/load-list.ts';
import { ProgressPage } from '#app/features/courses/admin/progress/progress-page.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { getCourseProgress, listLearners } from '#contract/courses/admin-course-progress.ts';
import { progressCopy as copy } from '#messages/courses/admin-progress.ts';
import type { Route } from './+types/progress.route.ts';

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
