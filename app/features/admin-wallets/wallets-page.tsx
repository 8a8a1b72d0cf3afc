import { useState } from 'react';
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
import { Button, buttonVariants } from '#app/components/ui/button.tsx';
import type { ListedWallet } from '#contract/admin/wallets.ts';
import { walletsCopy as copy } from '#messages/admin-wallets.ts';
import { AdjustDialog } from './adjust-dialog.tsx';
import { walletColumns } from './wallet-columns.tsx';

export const walletTableOptions: TableOptions = {
  sorts: ['created_at', 'balance_bigint'],
  defaultSort: '-created_at',
  filters: { status: ['active', 'inactive', 'disputed'] },
};

/** AWAL-003 */
const statusFilter = ({ columns, active, inactive, disputed } = copy) => ({
  name: 'status',
  label: columns.status,
  options: { active, inactive, disputed },
});

interface WalletsPageProps {
  readonly view: TableView;
  readonly wallets: readonly ListedWallet[];
  readonly total: number;
  /** Between heading and table. */
  readonly children?: React.ReactNode;
}

/** AWAL-001 to AWAL-007 */
export function WalletsPage({ view, wallets, total, children }: WalletsPageProps) {
  const { search } = useLocation();
  const [adjusted, setAdjusted] = useState<ListedWallet | null>(null);
  const tableLocation = { pathname: '/admin/wallets', shape: walletTableOptions, view };
  const isFiltered = view.search !== '' || Object.keys(view.filters).length > 0;
  return (
    <>
      <PageHeader title={copy.title} />
      {children}
      <section aria-label={copy.list} className="overflow-hidden rounded-card border border-line bg-surface">
        <FilterBar
          shape={walletTableOptions}
          view={view}
          searchLabel={copy.search}
          filters={[statusFilter()]}
          count={copy.count(countOf(total))}
        />
        {wallets.length === 0 ? (
          <EmptyState {...(isFiltered ? copy.noMatch : copy.none)} className="border-0" />
        ) : (
          <DataTable
            label={copy.table}
            rows={wallets}
            columns={walletColumns()}
            keyOf={({ id }) => id}
            sort={view.sort}
            sortHref={(sort) => tableHref(tableLocation, { sort })}
            actions={(wallet) => (
              <>
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={`${copy.adjust}: ${wallet.user_name}`}
                  onClick={() => setAdjusted(wallet)}
                >
                  {copy.adjust}
                </Button>
                <Link
                  to={`/admin/wallets/${wallet.user_id}${search}`}
                  preventScrollReset
                  aria-label={`${copy.open}: ${wallet.user_name}`}
                  className={buttonVariants({ variant: 'outline', size: 'sm' })}
                >
                  {copy.open}
                </Link>
              </>
            )}
          />
        )}
        <TableFooter view={view} total={total} hrefOf={(change) => tableHref(tableLocation, change)} />
      </section>
      {adjusted !== null && <AdjustDialog wallet={adjusted} onClose={() => setAdjusted(null)} />}
    </>
  );
}
