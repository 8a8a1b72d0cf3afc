import { Eye, Scale } from 'lucide-react';
import { useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { ListAndDetail } from '#app/components/data-table/detail-panel.tsx';
import { loadList } from '#app/components/data-table/load-list.ts';
import { RowMenu } from '#app/components/data-table/row-menu.tsx';
import { StaffList } from '#app/components/data-table/staff-list.tsx';
import type { Table } from '#app/components/data-table/table-view.ts';
import { lazyDialog } from '#app/components/dialogs/lazy-dialog.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { DropdownMenuItem } from '#app/components/ui/dropdown-menu.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { getViewer } from '#contract/account/session.ts';
import { type ListedWallet, listAdjustments, listWallets } from '#contract/wallet/admin.ts';
import { walletsCopy as copy, walletsCopy } from '#messages/wallet/admin.ts';
import type { Route } from './+types/wallets.route.ts';
import { PendingAdjustments } from './pending-adjustments.tsx';
import { walletAction } from './wallet-actions.ts';
import { walletColumns } from './wallet-columns.tsx';

export async function loader(args: Route.LoaderArgs) {
  const client = api(args.context);
  const [list, waiting, viewer] = await Promise.all([
    loadList(args, listWallets),
    client.call(listAdjustments),
    client.call(getViewer),
  ]);
  return {
    ...list,
    waiting: orThrow(waiting).adjustments,
    viewer_id: orThrow(viewer).user?.id ?? '',
  };
}

export const action = walletAction;
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: walletsCopy.title, errorTitle: walletsCopy.failed });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: walletsCopy.title, robots: 'noindex' });

export default function WalletsRoute({ loaderData }: Route.ComponentProps) {
  const { waiting, viewer_id, ...list } = loaderData;
  return (
    <ListAndDetail detail={<Outlet />}>
      <WalletsPage {...list}>
        <PendingAdjustments adjustments={waiting} viewerId={viewer_id} />
      </WalletsPage>
    </ListAndDetail>
  );
}

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
