import { Outlet } from 'react-router';
import { ListAndDetail } from '#app/components/data-table/detail-panel.tsx';
import { loadList } from '#app/components/data-table/load-list.ts';
import { PendingAdjustments } from '#app/features/wallet/admin/pending-adjustments.tsx';
import { walletAction } from '#app/features/wallet/admin/wallet-actions.ts';
import { WalletsPage } from '#app/features/wallet/admin/wallets-page.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { getViewer } from '#contract/account/session.ts';
import { listAdjustments, listWallets } from '#contract/wallet/admin.ts';
import { walletsCopy } from '#messages/wallet/admin.ts';
import type { Route } from './+types/wallets.route.ts';

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
