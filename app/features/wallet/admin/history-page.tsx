import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Pagination } from '#app/components/page/pagination.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { buildHref, pageParam } from '#app/lib/search-params.ts';
import type { AdminWallet } from '#contract/wallet/admin.ts';
import type { WalletTransaction } from '#contract/wallet/wallet.ts';
import { walletDetailCopy as copy } from '#messages/wallet/admin.ts';
import { LedgerEntries } from './ledger-entries.tsx';
import { WalletFacts } from './wallet-facts.tsx';

interface HistoryPageProps {
  readonly wallet: AdminWallet;
  readonly transactions: readonly WalletTransaction[];
  readonly page: number;
  readonly pageCount: number;
}

export function HistoryPage({ wallet, transactions, page, pageCount }: HistoryPageProps) {
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
