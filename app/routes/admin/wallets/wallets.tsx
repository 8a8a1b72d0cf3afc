import { Outlet } from 'react-router';
import { ListAndDetail } from '#app/components/data-table/detail-panel.tsx';
import { loadList } from '#app/components/data-table/load-list.ts';
import type { ErrorHandle } from '#app/features/admin-shell/admin-error.tsx';
import { PendingAdjustments } from '#app/features/admin-wallets/pending-adjustments.tsx';
import { walletAction } from '#app/features/admin-wallets/wallet-actions.ts';
import { WalletsPage } from '#app/features/admin-wallets/wallets-page.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { getViewer } from '#contract/account/sessions/session.ts';
import { listAdjustments, listWallets } from '#contract/admin/sales/wallets.ts';
import { walletsCopy } from '#messages/admin-wallets.ts';
import type { Route } from './+types/wallets.ts';

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
