import { Suspense } from 'react';
import { Await } from 'react-router';
import { DashboardPage } from '#app/features/admin-dashboard/dashboard-page.tsx';
import { DashboardSkeleton } from '#app/features/admin-dashboard/dashboard-skeleton.tsx';
import { api } from '#app/lib/api.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { getDashboard } from '#contract/admin/dashboard.ts';
import type { Route } from './+types/dashboard.ts';

/** A failure is in the server's log and shows as figures that do not come (ADM-050). */
export async function loader({ context }: Route.LoaderArgs) {
  const read = api(context)
    .call(getDashboard)
    .then((answer) => (answer.ok ? answer.value.dashboard : null));
  return { dashboard: read };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Admin Dashboard', robots: 'noindex' });

export default function DashboardRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense fallback={<DashboardSkeleton />}>
      <Await resolve={loaderData.dashboard}>
        {(dashboard) =>
          dashboard === null ? <DashboardSkeleton /> : <DashboardPage dashboard={dashboard} />
        }
      </Await>
    </Suspense>
  );
}
