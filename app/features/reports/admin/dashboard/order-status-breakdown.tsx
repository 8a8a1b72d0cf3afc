import type { Dashboard } from '#contract/reports/admin-dashboard.ts';
import { orderStatusLabels } from '#messages/orders/status.ts';
import { dashboardCopy } from '#messages/reports/admin-dashboard.ts';
import { formatCount } from '#shared/money/money.ts';
import type { OrderStatus } from '#shared/shop/orders.ts';

const colours: Readonly<Record<OrderStatus, string>> = {
  completed: 'bg-credit',
  pending: 'bg-dawn-2',
  processing: 'bg-dawn',
  refunded: 'bg-debit',
  failed: 'bg-cost',
  cancelled: 'bg-line-strong',
};

/** Counts every order like the orders list; the figure above counts only completed ones (DECISIONS 46). */
export function OrderStatusBreakdown({ counts }: { readonly counts: Dashboard['orders_by_status'] }) {
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <span aria-hidden="true" className="flex h-2.5 gap-0.5 overflow-hidden rounded-full bg-sunk">
        {counts.map(({ status, count }) => (
          <i key={status} className={`min-w-1 ${colours[status]}`} style={{ flex: count }} />
        ))}
      </span>
      <span className="num mt-2.5 flex min-h-5 flex-wrap gap-x-4 gap-y-1 text-ink-2 text-small">
        {all > 0 && <span>{dashboardCopy.orders.all(all)}</span>}
        {counts.map(({ status, count }) => (
          <span key={status} className="inline-flex items-center gap-1.5">
            <i aria-hidden="true" className={`size-2 rounded-[2px] ${colours[status]}`} />
            {formatCount(count)} {orderStatusLabels[status]}
          </span>
        ))}
      </span>
    </>
  );
}
