import { RotateCw } from 'lucide-react';
import { useLocation, useRevalidator } from 'react-router';
import { DataTable } from '#app/components/data-table/data-table.tsx';
import { FilterBar } from '#app/components/data-table/filter-bar.tsx';
import { TableFooter } from '#app/components/data-table/table-footer.tsx';
import { type TableShape, type TableView, tableHref } from '#app/components/data-table/table-view.ts';
import { EmptyState } from '#app/components/empty-state.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { Button } from '#app/components/ui/button.tsx';
import type { AdminOrder } from '#contract/admin/orders.ts';
import { formatCount } from '#shared/money.ts';
import { orderStatuses } from '#shared/orders.ts';
import { orderColumns } from './order-columns.tsx';
import { ordersCopy as copy, statusOptions } from './orders-copy.ts';

export const ordersShape: TableShape = {
  sorts: ['created_at', 'amount_bigint'],
  defaultSort: '-created_at',
  filters: { status: orderStatuses },
};

interface OrdersPageProps {
  readonly view: TableView;
  readonly orders: readonly AdminOrder[];
  readonly total: number;
}

export function OrdersPage({ view, orders, total }: OrdersPageProps) {
  const { pathname } = useLocation();
  const hrefOf = (change: Partial<TableView>) => tableHref({ pathname, shape: ordersShape, view }, change);
  const isFiltered = view.search !== '' || Object.keys(view.filters).length > 0;
  const empty = isFiltered ? copy.noMatch : copy.none;
  return (
    <>
      <PageHeader title={copy.title}>
        <RefreshButton />
      </PageHeader>
      <section
        aria-label="Daftar order"
        className="overflow-hidden rounded-card border border-line bg-surface"
      >
        <FilterBar
          shape={ordersShape}
          view={view}
          searchLabel={copy.search}
          filters={[{ name: 'status', label: 'Status', options: statusOptions }]}
          count={`${formatCount(total)} order`}
        />
        {orders.length === 0 ? (
          <EmptyState {...empty} className="border-0" />
        ) : (
          <DataTable
            label="Order"
            rows={orders}
            columns={orderColumns}
            keyOf={({ id }) => id}
            sort={view.sort}
            sortHref={(sort) => hrefOf({ sort })}
          />
        )}
        <TableFooter view={view} total={total} hrefOf={hrefOf} />
      </section>
    </>
  );
}

/** AORD-004. */
function RefreshButton() {
  const { state, revalidate } = useRevalidator();
  return (
    <Button
      variant="outline"
      size="sm"
      onClick={revalidate}
      {...(state === 'loading' && { busyText: 'Memuat…' })}
    >
      <RotateCw aria-hidden="true" />
      Refresh
    </Button>
  );
}
