import { Suspense } from 'react';
import { Await } from 'react-router';
import { DashboardPage } from '#app/features/admin-dashboard/dashboard-page.tsx';
import { DashboardSkeleton } from '#app/features/admin-dashboard/dashboard-skeleton.tsx';
import { useAutoReload } from '#app/hooks/use-auto-retry.ts';
import { actionApi } from '#app/lib/api/api-context.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
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
function DashboardFallback() {
  useAutoReload();
  return <DashboardSkeleton />;
}

export default function DashboardRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense fallback={<DashboardSkeleton />}>
      <Await resolve={loaderData.dashboard}>
        {(dashboard) =>
          dashboard === null ? <DashboardFallback /> : <DashboardPage dashboard={dashboard} />
        }
      </Await>
    </Suspense>
  );
}
