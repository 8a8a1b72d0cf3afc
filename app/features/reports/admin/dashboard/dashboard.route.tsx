import { Suspense } from 'react';
import { Await } from 'react-router';
import { periodIn } from '#app/components/charts/period-links.tsx';
import { DashboardPage } from '#app/features/reports/admin/dashboard/dashboard-page.tsx';
import { DashboardSkeleton } from '#app/features/reports/admin/dashboard/dashboard-skeleton.tsx';
import { useAutoReload } from '#app/hooks/use-auto-retry.ts';
import { actionApi } from '#app/lib/api/api-context.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { getDashboard } from '#contract/reports/admin-dashboard.ts';
import { dashboardCopy } from '#messages/reports/admin-dashboard.ts';
import type { Route } from './+types/dashboard.route.ts';

/** A failure is logged and shows placeholders (ADM-050). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const period = periodIn(new URL(request.url).searchParams);
  const dashboard = actionApi(context)
    .call(getDashboard, { query: { period } })
    .then((result) => (result.ok ? result.value.dashboard : null));
  return { period, dashboard };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: dashboardCopy.title, robots: 'noindex' });

/** Retries without an error message (ADM-050). */
function DashboardFallback() {
  useAutoReload();
  return <DashboardSkeleton />;
}

export default function DashboardRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense fallback={<DashboardSkeleton />}>
      <Await resolve={loaderData.dashboard}>
        {(dashboard) =>
          dashboard === null ? (
            <DashboardFallback />
          ) : (
            <DashboardPage dashboard={dashboard} period={loaderData.period} />
          )
        }
      </Await>
    </Suspense>
  );
}
