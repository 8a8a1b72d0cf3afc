import { PageFailed } from '#app/components/page-failed.tsx';
import type { FailureWords } from '#app/features/admin-shell/admin-error.tsx';
import { HistoryPage } from '#app/features/admin-wallets/history-page.tsx';
import { walletsCopy } from '#app/features/admin-wallets/wallets-copy.ts';
import { api } from '#app/lib/api.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { readPage } from '#app/lib/url-view.ts';
import { getAnyWallet, listAnyWalletTransactions } from '#contract/admin/wallets.ts';
import type { Route } from './+types/wallet-history.ts';

const PAGE_SIZE = 50;
const title = 'Riwayat wallet';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const page = readPage(new URL(request.url).searchParams);
  const client = api(context);
  const user_id = params.userId;
  const [wallet, lines] = await Promise.all([
    client.call(getAnyWallet, { query: { user_id } }),
    client.call(listAnyWalletTransactions, {
      query: { user_id, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
    }),
  ]);
  return {
    page,
    wallet: wallet.ok ? wallet.value.wallet : null,
    list: lines.ok ? lines.value : null,
  };
}

export const handle: FailureWords = { title, failed: walletsCopy.failedOne };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title, robots: 'noindex' });

export default function WalletHistoryRoute({ loaderData: { page, wallet, list } }: Route.ComponentProps) {
  if (wallet === null) return <PageFailed title={title} problem={walletsCopy.failedOne} />;
  if (list === null) return <PageFailed title={wallet.user_name} problem={walletsCopy.failedTransactions} />;
  const pageCount = Math.ceil(list.total / PAGE_SIZE);
  return <HistoryPage wallet={wallet} transactions={list.transactions} page={page} pageCount={pageCount} />;
}
