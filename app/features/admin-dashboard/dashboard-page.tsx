import { PageHeader } from '#app/components/page-header.tsx';
import { RefreshButton } from '#app/components/refresh-button.tsx';
import type { Dashboard } from '#contract/admin/dashboard.ts';
import { formatCardDate, formatTime } from '#shared/dates.ts';
import { dashboardCopy as copy } from './dashboard-copy.ts';
import { RevenueSheet } from './revenue-sheet.tsx';
import { TopOrders } from './top-orders.tsx';
import { AttentionStrip, QuickActions } from './waiting.tsx';

export function DashboardPage({ dashboard }: { readonly dashboard: Dashboard }) {
  return (
    <>
      <PageHeader
        title={copy.title}
        subtitle={
          <span className="num">
            Diperbarui {formatCardDate(dashboard.read_at)}, {formatTime(dashboard.read_at)} WIB
          </span>
        }
      >
        <RefreshButton />
      </PageHeader>
      <AttentionStrip attention={dashboard.attention} />
      <RevenueSheet dashboard={dashboard} />
      <div className="mt-9 grid gap-x-16 gap-y-10 lg:grid-cols-[7fr_5fr]">
        <TopOrders orders={dashboard.top_orders} />
        <QuickActions />
      </div>
    </>
  );
}
