import { Outlet } from 'react-router';
import { readTableView, tableQuery } from '#app/components/data-table/table-view.ts';
import { PageFailed } from '#app/components/page-failed.tsx';
import type { FailureWords } from '#app/features/admin-shell/admin-error.tsx';
import { PendingAdjustments } from '#app/features/admin-wallets/pending-adjustments.tsx';
import { doToWallet } from '#app/features/admin-wallets/wallet-deeds.ts';
import { walletsCopy } from '#app/features/admin-wallets/wallets-copy.ts';
import { WalletsPage, walletsShape } from '#app/features/admin-wallets/wallets-page.tsx';
import { actionApi, api } from '#app/lib/api.ts';
import { orThrow } from '#app/lib/or-throw.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { getViewer } from '#contract/account/session.ts';
import { listAdjustments, listWallets } from '#contract/admin/wallets.ts';
import type { Route } from './+types/wallets.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const view = readTableView(new URL(request.url).searchParams, walletsShape);
  const query = listWallets.query.parse(tableQuery(view));
  const client = api(context);
  const [list, waiting, viewer] = await Promise.all([
    client.call(listWallets, { query }),
    client.call(listAdjustments),
    client.call(getViewer),
  ]);
  return {
    view,
    list: list.ok ? list.value : null,
    waiting: orThrow(waiting).adjustments,
    viewer_id: orThrow(viewer).user?.id ?? '',
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return doToWallet(actionApi(context), await request.formData());
}

export const handle: FailureWords = { title: walletsCopy.title, failed: walletsCopy.failed };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: walletsCopy.title, robots: 'noindex' });

export default function WalletsRoute({ loaderData }: Route.ComponentProps) {
  const { view, list, waiting, viewer_id } = loaderData;
  if (list === null) return <PageFailed title={walletsCopy.title} problem={walletsCopy.failed} />;
  return (
    <>
      <WalletsPage view={view} wallets={list.wallets} total={list.total}>
        <PendingAdjustments adjustments={waiting} viewerId={viewer_id} />
      </WalletsPage>
      <Outlet />
    </>
  );
}
