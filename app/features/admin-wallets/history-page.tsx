import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { PageHeader } from '#app/components/page-header.tsx';
import { Pagination } from '#app/components/pagination.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { hrefWith, pageInUrl } from '#app/lib/url-view.ts';
import type { WalletTransaction } from '#contract/account/wallet.ts';
import type { AdminWallet } from '#contract/admin/wallets.ts';
import { LedgerLines } from './ledger-lines.tsx';
import { WalletFacts } from './wallet-facts.tsx';
import { walletsCopy } from './wallets-copy.ts';

interface HistoryPageProps {
  readonly wallet: AdminWallet;
  readonly transactions: readonly WalletTransaction[];
  readonly page: number;
  readonly pageCount: number;
}

/** Everything that ever moved in a wallet, page by page. */
export function HistoryPage({ wallet, transactions, page, pageCount }: HistoryPageProps) {
  const path = `/admin/wallets/${wallet.user_id}`;
  return (
    <div className="max-w-[860px]">
      <PageHeader title={wallet.user_name} subtitle={wallet.user_email}>
        <Button asChild variant="outline" size="sm">
          <Link to={path}>
            <ArrowLeft aria-hidden="true" />
            {walletsCopy.detail.back}
          </Link>
        </Button>
      </PageHeader>
      <WalletFacts wallet={wallet} />
      <section aria-label={walletsCopy.detail.transactions} className="mt-6">
        <LedgerLines lines={transactions} />
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefOf={(to) => hrefWith(`${path}/history`, { page: pageInUrl(to) })}
          startsAtTop
        />
      </section>
    </div>
  );
}
