import { Suspense } from 'react';
import { Await } from 'react-router';
import { DashboardPage } from '#app/features/admin-dashboard/dashboard-page.tsx';
import { DashboardSkeleton } from '#app/features/admin-dashboard/dashboard-skeleton.tsx';
import { useReload } from '#app/hooks/use-try-again.ts';
import { actionApi } from '#app/lib/api.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { getDashboard } from '#contract/admin/dashboard.ts';
import type { Route } from './+types/dashboard.ts';

/** A failure is in the server's log and shows as figures that do not come (ADM-050). */
export async function loader({ context }: Route.LoaderArgs) {
  const read = actionApi(context)
    .call(getDashboard)
    .then((answer) => (answer.ok ? answer.value.dashboard : null));
  return { dashboard: read };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Admin Dashboard', robots: 'noindex' });

/** Without a word of it (ADM-050), what did not come is asked for again. */
function DashboardWaiting() {
  useReload();
  return <DashboardSkeleton />;
}

export default function DashboardRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense fallback={<DashboardSkeleton />}>
      <Await resolve={loaderData.dashboard}>
        {(dashboard) => (dashboard === null ? <DashboardWaiting /> : <DashboardPage dashboard={dashboard} />)}
      </Await>
    </Suspense>
  );
}
