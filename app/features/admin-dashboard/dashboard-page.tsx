import { PageHeader } from '#app/components/page/page-header.tsx';
import { RefreshButton } from '#app/components/page/refresh-button.tsx';
import type { Dashboard } from '#contract/admin/dashboard.ts';
import { dashboardCopy as copy } from '#messages/admin-dashboard.ts';
import { formatCardDate, formatTime } from '#shared/dates.ts';
import { AttentionStrip, QuickActions } from './quick-actions.tsx';
import { RevenuePanel } from './revenue-panel.tsx';
import { TopOrders } from './top-orders.tsx';

export function DashboardPage({ dashboard }: { readonly dashboard: Dashboard }) {
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
      <AttentionStrip attention={dashboard.attention} />
      <RevenuePanel dashboard={dashboard} />
      <div className="mt-9 grid gap-x-16 gap-y-10 lg:grid-cols-[7fr_5fr]">
        <TopOrders orders={dashboard.top_orders} />
        <QuickActions />
      </div>
    </>
  );
}
