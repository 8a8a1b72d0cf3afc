import { Eye, Scale } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { DataTable } from '#app/components/data-table/data-table.tsx';
import { ListFrame } from '#app/components/data-table/list-frame.tsx';
import { viewsOf } from '#app/components/data-table/list-views.tsx';
import { RowMenu } from '#app/components/data-table/row-menu.tsx';
import {
  countOf,
  type TableOptions,
  type TableView,
  tableHref,
} from '#app/components/data-table/table-view.ts';
import { lazyDialog } from '#app/components/dialogs/lazy-dialog.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { DropdownMenuItem } from '#app/components/ui/dropdown-menu.tsx';
import type { ListedWallet } from '#contract/admin/sales/wallets.ts';
import { walletsCopy as copy } from '#messages/admin-wallets.ts';
import { walletColumns } from './wallet-columns.tsx';

const AdjustDialog = lazyDialog(async () => (await import('./adjust-dialog.tsx')).AdjustDialog);

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
  const location = { pathname: '/admin/wallets', shape: walletTableOptions, view };
  const walletHref = ({ user_id }: ListedWallet) => `/admin/wallets/${user_id}${search}`;
  return (
    <>
      <PageHeader title={copy.title} />
      {children}
      <ListFrame
        label={copy.list}
        location={location}
        views={viewsOf(statusFilter())}
        searchLabel={copy.search}
        filters={[statusFilter()]}
        count={copy.count(countOf(total))}
        total={total}
        none={copy.none}
        noMatch={copy.noMatch}
      >
        {wallets.length === 0 ? null : (
          <DataTable
            label={copy.table}
            rows={wallets}
            columns={walletColumns(walletHref)}
            keyOf={({ id }) => id}
            sort={view.sort}
            sortHref={(sort) => tableHref(location, { sort })}
            actions={(wallet) => (
              <RowMenu name={wallet.user_name}>
                <DropdownMenuItem asChild>
                  <Link to={walletHref(wallet)} preventScrollReset>
                    <Eye aria-hidden="true" />
                    {copy.open}
                  </Link>
                </DropdownMenuItem>
                <DropdownMenuItem onSelect={() => setAdjusted(wallet)}>
                  <Scale aria-hidden="true" />
                  {copy.adjust}
                </DropdownMenuItem>
              </RowMenu>
            )}
          />
        )}
      </ListFrame>
      {adjusted !== null && <AdjustDialog wallet={adjusted} onClose={() => setAdjusted(null)} />}
    </>
  );
}
