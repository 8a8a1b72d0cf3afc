import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { PageError } from '#app/components/page/page-error.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Pagination } from '#app/components/page/pagination.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { buildHref, pageParam, parsePage } from '#app/lib/search-params.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { type AdminWallet, getAnyWallet, listAnyWalletTransactions } from '#contract/wallet/admin.ts';
import type { WalletTransaction } from '#contract/wallet/wallet.ts';
import { walletDetailCopy as copy, walletDetailCopy, walletsCopy } from '#messages/wallet/admin.ts';
import type { Route } from './+types/history.route.ts';
import { LedgerEntries, WalletFacts } from './wallet-facts.tsx';

const PAGE_SIZE = 50;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const page = parsePage(new URL(request.url).searchParams);
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

export const handle: ErrorHandle = () => ({
  title: walletDetailCopy.history,
  errorTitle: walletsCopy.failedOne,
});

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: walletDetailCopy.history, robots: 'noindex' });

export default function WalletHistoryRoute({ loaderData: { page, wallet, list } }: Route.ComponentProps) {
  if (wallet === null) return <PageError title={walletDetailCopy.history} message={walletsCopy.failedOne} />;
  if (list === null) return <PageError title={wallet.user_name} message={walletsCopy.failedTransactions} />;
  const pageCount = Math.ceil(list.total / PAGE_SIZE);
  return <HistoryPage wallet={wallet} transactions={list.transactions} page={page} pageCount={pageCount} />;
}

interface HistoryPageProps {
  readonly wallet: AdminWallet;
  readonly transactions: readonly WalletTransaction[];
  readonly page: number;
  readonly pageCount: number;
}

function HistoryPage({ wallet, transactions, page, pageCount }: HistoryPageProps) {
  const path = `/admin/wallets/${wallet.user_id}`;
  return (
    <div className="max-w-[860px]">
      <PageHeader title={wallet.user_name} subtitle={wallet.user_email}>
        <Button asChild variant="outline" size="sm">
          <Link to={path}>
            <ArrowLeft aria-hidden="true" />
            {copy.back}
          </Link>
        </Button>
      </PageHeader>
      <WalletFacts wallet={wallet} />
      <section aria-label={copy.transactions} className="mt-6">
        <LedgerEntries lines={transactions} />
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefOf={(to) => buildHref(`${path}/history`, { page: pageParam(to) })}
          startsAtTop
        />
      </section>
    </div>
  );
}
