import { Suspense } from 'react';
import { Await } from 'react-router';
import { periodIn } from '#app/components/charts/period-links.tsx';
import { PageError } from '#app/components/page/page-error.tsx';
import { ReportsPage } from '#app/features/reports/admin/reports-page.tsx';
import { ReportsSkeleton } from '#app/features/reports/admin/reports-skeleton.tsx';
import { actionApi } from '#app/lib/api/api-context.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { getReportSummary } from '#contract/reports/admin.ts';
import { reportsCopy } from '#messages/reports/admin.ts';
import type { Route } from './+types/reports.route.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const period = periodIn(new URL(request.url).searchParams);
  const summary = actionApi(context)
    .call(getReportSummary, { query: { period } })
    .then((result) => (result.ok ? result.value.summary : null));
  return { period, summary };
}

export const handle: ErrorHandle = () => ({ title: reportsCopy.title, errorTitle: reportsCopy.failed });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: reportsCopy.title, robots: 'noindex' });

export default function ReportsRoute({ loaderData: { period, summary } }: Route.ComponentProps) {
  return (
    <Suspense key={period} fallback={<ReportsSkeleton period={period} />}>
      <Await resolve={summary}>
        {(summary) =>
          summary === null ? (
            <PageError title={reportsCopy.title} message={reportsCopy.failed} />
          ) : (
            <ReportsPage summary={summary} />
          )
        }
      </Await>
    </Suspense>
  );
}
