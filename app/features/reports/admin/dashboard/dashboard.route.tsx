import { Suspense } from 'react';
import { Await, Link } from 'react-router';
import { HourMotif } from '#app/components/brand/hour-motif.tsx';
import { periodIn } from '#app/components/charts/period-links.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { PagePart } from '#app/components/page/page-part.tsx';
import { RefreshButton } from '#app/components/page/refresh-button.tsx';
import { Skeleton } from '#app/components/ui/skeleton.tsx';
import { useAutoReload } from '#app/hooks/use-auto-retry.ts';
import { actionApi } from '#app/lib/api/api-context.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { type Dashboard, getDashboard } from '#contract/reports/admin-dashboard.ts';
import { dashboardCopy as copy, dashboardCopy } from '#messages/reports/admin-dashboard.ts';
import { formatCount } from '#shared/money/money.ts';
import type { ReportPeriod } from '#shared/reports/reports.ts';
import { formatCardDate, formatTime } from '#shared/time/dates.ts';
import type { Route } from './+types/dashboard.route.ts';
import { SubscriptionsPanel, TopOrders } from './dashboard-panels.tsx';
import { attentionLines, quickActions, RevenuePanel, StatsGrid } from './revenue-panel.tsx';
import { SessionsPanel, TodayList } from './sessions-panel.tsx';

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

/** Also shown when the figures can not be read (ADM-049, ADM-050). */
export function DashboardSkeleton() {
  return (
    <>
      <PageHeader title={copy.title} subtitle={<Skeleton className="h-5 w-44" />}>
        <RefreshButton />
      </PageHeader>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-9 xl:grid-cols-[7fr_5fr]">
        <Skeleton className="h-80 w-full rounded-card" />
        <Skeleton className="h-80 w-full rounded-card" />
        <Skeleton className="h-96 w-full rounded-card" />
        <Skeleton className="h-96 w-full rounded-card" />
      </div>
    </>
  );
}

interface DashboardPageProps {
  readonly dashboard: Dashboard;
  readonly period: ReportPeriod;
}

const columnClasses = 'max-xl:contents xl:grid xl:grid-cols-[minmax(0,1fr)] xl:gap-9';

export function DashboardPage({ dashboard, period }: DashboardPageProps) {
  const { unread } = dashboard;
  return (
    <>
      <PageHeader
        title={copy.title}
        subtitle={
          <span className="num">
            {copy.updated(`${formatCardDate(dashboard.read_at)}, ${formatTime(dashboard.read_at)}`)}
          </span>
        }
      >
        <RefreshButton />
      </PageHeader>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-9 xl:grid-cols-[7fr_5fr]">
        <div className={columnClasses}>
          <PagePart unread={unread} title={copy.attention} of={['attention', 'products', 'received']}>
            <WaitingList attention={dashboard.attention} />
          </PagePart>
          <div className="max-xl:order-3">
            <PagePart
              unread={unread}
              title={copy.revenue.label}
              of={['stats', 'firstSaleDay', 'revenueByDay', 'orderCounts']}
            >
              <RevenuePanel dashboard={dashboard} period={period} />
            </PagePart>
          </div>
          {dashboard.subscriptions !== null && (
            <div className="max-xl:order-3">
              <SubscriptionsPanel figures={dashboard.subscriptions} />
            </div>
          )}
          <div className="max-xl:order-5">
            <PagePart
              unread={unread}
              title={copy.figures}
              of={['stats', 'products', 'received', 'orderCounts']}
            >
              <StatsGrid dashboard={dashboard} />
            </PagePart>
          </div>
        </div>
        <div className={columnClasses}>
          <div className="max-xl:-order-1">
            <PagePart unread={unread} title={copy.sessions.title} of={['sessions']}>
              <SessionsPanel sessions={dashboard.today.sessions} read_at={dashboard.read_at} />
            </PagePart>
          </div>
          <div className="max-xl:order-2">
            <PagePart unread={unread} title={copy.today.title} of={['followUps']}>
              <TodayList follow_ups={dashboard.today.follow_ups} />
            </PagePart>
          </div>
          <div className="max-xl:order-6">
            <QuickActions />
          </div>
          <div className="max-xl:order-4">
            <PagePart unread={unread} title={copy.topOrders.title} of={['topOrders']}>
              <TopOrders orders={dashboard.top_orders} />
            </PagePart>
          </div>
        </div>
      </div>
    </>
  );
}

function QuickActions() {
  return (
    <section aria-labelledby="quick-actions">
      <header className="border-line border-b pb-3">
        <h2 id="quick-actions" className="text-t3">
          {copy.quickActions.title}
        </h2>
        <p className="text-ink-3 text-small">{copy.quickActions.text}</p>
      </header>
      <ul>
        {quickActions.map(({ name, to, icon: Icon }) => (
          <li key={to} className="border-line border-b last:border-b-0">
            <Link
              to={to}
              className="flex min-h-13 items-center gap-3 rounded-small font-semibold text-ui hover:bg-soft"
            >
              <Icon aria-hidden="true" className="size-5 text-ink-3" strokeWidth={1.75} />
              {copy.quickActions.labels[name]}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function WaitingList({ attention }: { readonly attention: Dashboard['attention'] }) {
  const open = attentionLines.filter(({ kind }) => attention[kind] > 0);
  const total = open.reduce((sum, { kind }) => sum + attention[kind], 0);
  return (
    <section
      aria-labelledby="waiting"
      data-plane="night"
      className="relative isolate overflow-hidden rounded-card bg-night text-on-night"
    >
      <HourMotif className="-z-10 absolute top-0 right-0 h-24 w-44" />
      <header className="flex items-baseline gap-3 px-5 pt-5 pb-3">
        {total > 0 && (
          <b className="figures num font-light text-[2.75rem] leading-none">{formatCount(total)}</b>
        )}
        <h2 id="waiting" className="pr-16 text-t3">
          {total > 0 ? copy.waiting : copy.nothingWaits}
        </h2>
      </header>
      {total === 0 && (
        <p className="max-w-[34em] px-5 pb-6 text-on-night-2 text-ui">{copy.nothingWaitsHint}</p>
      )}
      <ul>
        {open.map(({ kind, to, icon: Icon, isUrgent = false }) => (
          <li key={kind} className="border-night-line border-t">
            <Link
              to={to}
              className="grid min-h-15 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3.5 px-5 py-2.5 hover:bg-night-2 focus-visible:-outline-offset-2"
            >
              <Icon
                aria-hidden="true"
                className={isUrgent ? 'size-5 text-night-dawn' : 'size-5 text-on-night-2'}
                strokeWidth={1.75}
              />
              <span className="font-semibold text-ui leading-snug">
                <span className="num">{formatCount(attention[kind])}</span>{' '}
                {copy.attentionKinds[kind](attention[kind])}
              </span>
              <span className="whitespace-nowrap font-heading text-night-dawn text-ui">
                {copy.verbs[kind]}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
