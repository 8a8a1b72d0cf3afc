import { PageHeader } from '#app/components/page/page-header.tsx';
import { RefreshButton } from '#app/components/page/refresh-button.tsx';
import type { Dashboard } from '#contract/admin/dashboard.ts';
import { dashboardCopy as copy } from '#messages/admin-dashboard.ts';
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

/** Two columns that do not wait for each other; one in order of urgency where there is no room. */
const columnClasses = 'max-xl:contents xl:grid xl:grid-cols-[minmax(0,1fr)] xl:gap-9';

/** A morning: what waits, who comes, then the money. */
export function DashboardPage({ dashboard, period }: DashboardPageProps) {
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
          <WaitingList attention={dashboard.attention} />
          <div className="max-xl:order-3">
            <RevenuePanel dashboard={dashboard} period={period} />
          </div>
          {dashboard.subscriptions !== null && (
            <div className="max-xl:order-3">
              <SubscriptionsPanel figures={dashboard.subscriptions} />
            </div>
          )}
          <div className="max-xl:order-5">
            <StatsGrid dashboard={dashboard} />
          </div>
        </div>
        <div className={columnClasses}>
          <div className="max-xl:-order-1">
            <SessionsPanel sessions={dashboard.today.sessions} read_at={dashboard.read_at} />
          </div>
          <div className="max-xl:order-2">
            <TodayList follow_ups={dashboard.today.follow_ups} />
          </div>
          <div className="max-xl:order-6">
            <QuickActions />
          </div>
          <div className="max-xl:order-4">
            <TopOrders orders={dashboard.top_orders} />
          </div>
        </div>
      </div>
    </>
  );
}
