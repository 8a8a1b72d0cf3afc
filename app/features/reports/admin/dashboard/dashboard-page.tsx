import { PageHeader } from '#app/components/page/page-header.tsx';
import { PagePart } from '#app/components/page/page-part.tsx';
import { RefreshButton } from '#app/components/page/refresh-button.tsx';
import type { Dashboard } from '#contract/reports/admin-dashboard.ts';
import { dashboardCopy as copy } from '#messages/reports/admin-dashboard.ts';
import type { ReportPeriod } from '#shared/shop/reports.ts';
import { formatCardDate, formatTime } from '#shared/time/dates.ts';
import { QuickActions } from './quick-actions.tsx';
import { RevenuePanel, StatsGrid } from './revenue-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { SubscriptionsPanel } from './subscriptions-panel.tsx';
import { TodayList } from './today-list.tsx';
import { TopOrders } from './top-orders.tsx';
import { WaitingList } from './waiting-list.tsx';

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
          <PagePart {...{ unread }} title={copy.attention} of={['attention', 'products', 'received']}>
            <WaitingList attention={dashboard.attention} />
          </PagePart>
          <div className="max-xl:order-3">
            <PagePart
              {...{ unread }}
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
              {...{ unread }}
              title={copy.figures}
              of={['stats', 'products', 'received', 'orderCounts']}
            >
              <StatsGrid dashboard={dashboard} />
            </PagePart>
          </div>
        </div>
        <div className={columnClasses}>
          <div className="max-xl:-order-1">
            <PagePart {...{ unread }} title={copy.sessions.title} of={['sessions']}>
              <SessionsPanel sessions={dashboard.today.sessions} read_at={dashboard.read_at} />
            </PagePart>
          </div>
          <div className="max-xl:order-2">
            <PagePart {...{ unread }} title={copy.today.title} of={['followUps']}>
              <TodayList follow_ups={dashboard.today.follow_ups} />
            </PagePart>
          </div>
          <div className="max-xl:order-6">
            <QuickActions />
          </div>
          <div className="max-xl:order-4">
            <PagePart {...{ unread }} title={copy.topOrders.title} of={['topOrders']}>
              <TopOrders orders={dashboard.top_orders} />
            </PagePart>
          </div>
        </div>
      </div>
    </>
  );
}
