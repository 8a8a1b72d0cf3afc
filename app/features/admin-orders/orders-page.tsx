import { Download, Gift } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { DataTable } from '#app/components/data-table/data-table.tsx';
import { FilterBar } from '#app/components/data-table/filter-bar.tsx';
import { TableFooter } from '#app/components/data-table/table-footer.tsx';
import {
  countOf,
  type TableOptions,
  type TableView,
  tableHref,
} from '#app/components/data-table/table-view.ts';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { RefreshButton } from '#app/components/page/refresh-button.tsx';
import { Button, buttonVariants } from '#app/components/ui/button.tsx';
import { apiHref } from '#app/lib/api/api-href.ts';
import type { AdminOrder, exportOrders } from '#contract/admin/orders.ts';
import { ordersCopy as copy } from '#messages/admin-orders.ts';
import { orderStatusLabels } from '#messages/order-status.ts';
import { orderStatuses } from '#shared/orders.ts';
import { orderColumns } from './order-columns.tsx';

export const orderTableOptions: TableOptions = {
  sorts: ['created_at', 'amount_bigint'],
  defaultSort: '-created_at',
  filters: { status: orderStatuses },
};

const statusOptions = () =>
  Object.fromEntries(orderStatuses.map((status) => [status, orderStatusLabels[status]]));

interface OrdersPageProps {
  readonly view: TableView;
  readonly orders: readonly AdminOrder[];
  readonly total: number;
  /** Moderators only read (DECISIONS 35). */
  readonly canChange: boolean;
}

/** AORD-001 to AORD-006. */
export function OrdersPage({ view, orders, total, canChange }: OrdersPageProps) {
  const { search } = useLocation();
  const tableLocation = { pathname: '/admin/orders', shape: orderTableOptions, view };
  const hrefOf = (change: Partial<TableView>) => tableHref(tableLocation, change);
  const isFiltered = view.search !== '' || Object.keys(view.filters).length > 0;
  const csv = apiHref<typeof exportOrders>('/api/admin/orders.csv', {
    query: { search: view.search, ...view.filters },
  });
  const empty = isFiltered ? copy.noMatch : copy.none;
  return (
    <>
      <PageHeader title={copy.title}>
        <RefreshButton />
        {canChange && (
          <>
            <Button asChild variant="outline" size="sm">
              <a href={csv} download>
                <Download aria-hidden="true" />
                {copy.csv}
              </a>
            </Button>
            <Button asChild size="sm">
              <Link to={`/admin/orders/grant${search}`} preventScrollReset>
                <Gift aria-hidden="true" />
                {copy.give}
              </Link>
            </Button>
          </>
        )}
      </PageHeader>
      <section aria-label={copy.list} className="overflow-hidden rounded-card border border-line bg-surface">
        <FilterBar
          shape={orderTableOptions}
          view={view}
          searchLabel={copy.search}
          filters={[{ name: 'status', label: copy.columns.status, options: statusOptions() }]}
          count={copy.count(countOf(total))}
        />
        {orders.length === 0 ? (
          <EmptyState {...empty} className="border-0" />
        ) : (
          <DataTable
            label={copy.table}
            rows={orders}
            columns={orderColumns()}
            keyOf={({ id }) => id}
            sort={view.sort}
            sortHref={(sort) => hrefOf({ sort })}
            actions={({ id }) => (
              <Link
                to={`/admin/orders/${id}${search}`}
                preventScrollReset
                aria-label={copy.openOrder(id)}
                className={buttonVariants({ variant: 'outline', size: 'sm' })}
              >
                {copy.open}
              </Link>
            )}
          />
        )}
        <TableFooter view={view} total={total} hrefOf={hrefOf} />
      </section>
    </>
  );
}
