import { Eye, Scale } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { RowMenu } from '#app/components/data-table/row-menu.tsx';
import { StaffList } from '#app/components/data-table/staff-list.tsx';
import type { Table } from '#app/components/data-table/table-view.ts';
import { lazyDialog } from '#app/components/dialogs/lazy-dialog.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { DropdownMenuItem } from '#app/components/ui/dropdown-menu.tsx';
import type { ListedWallet } from '#contract/wallet/admin.ts';
import { walletsCopy as copy } from '#messages/wallet/admin.ts';
import { walletColumns } from './wallet-columns.tsx';

const AdjustDialog = lazyDialog(async () => (await import('./adjust-dialog.tsx')).AdjustDialog);

/** AWAL-003 */
const statusFilter = ({ columns, active, inactive, disputed } = copy) => ({
  name: 'status',
  label: columns.status,
  options: { active, inactive, disputed },
});

interface WalletsPageProps {
  readonly table: Table;
  readonly wallets: readonly ListedWallet[];
  readonly total: number;
  readonly children?: React.ReactNode;
}

/** AWAL-001 to AWAL-007 */
export function WalletsPage({ table, wallets, total, children }: WalletsPageProps) {
  const { search } = useLocation();
  const [adjusted, setAdjusted] = useState<ListedWallet | null>(null);
  const walletHref = ({ user_id }: ListedWallet) => `/admin/wallets/${user_id}${search}`;
  return (
    <>
      <PageHeader title={copy.title} />
      {children}
      <StaffList
        pathname="/admin/wallets"
        table={table}
        rows={wallets}
        total={total}
        columns={walletColumns(walletHref)}
        copy={copy}
        filters={[statusFilter()]}
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
      {adjusted !== null && <AdjustDialog wallet={adjusted} onClose={() => setAdjusted(null)} />}
    </>
  );
}
