import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { DetailPanel } from '#app/components/data-table/detail-panel.tsx';
import { lazyDialog } from '#app/components/dialogs/lazy-dialog.tsx';
import { ErrorState } from '#app/components/page/error-state.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { type AdminWallet, getAnyWallet, listAnyWalletTransactions } from '#contract/wallet/admin.ts';
import type { WalletTransaction } from '#contract/wallet/wallet.ts';
import { walletDetailCopy as copy, walletDetailCopy, walletsCopy } from '#messages/wallet/admin.ts';
import type { Route } from './+types/wallet.route.ts';
import { LedgerEntries, WalletFacts } from './wallet-facts.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const client = api(context);
  const query = { user_id: params.userId };
  const [wallet, lines] = await Promise.all([
    client.call(getAnyWallet, { query }),
    client.call(listAnyWalletTransactions, { query }),
  ]);
  return {
    wallet: wallet.ok ? wallet.value.wallet : null,
    transactions: lines.ok ? lines.value.transactions : null,
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: walletDetailCopy.title, robots: 'noindex' });

export default function WalletRoute({ loaderData }: Route.ComponentProps) {
  return <WalletPanel {...loaderData} />;
}

const AdjustDialog = lazyDialog(async () => (await import('./adjust-dialog.tsx')).AdjustDialog);
const FreezeDialog = lazyDialog(async () => (await import('./freeze-dialog.tsx')).FreezeDialog);

interface WalletPanelProps {
  readonly wallet: AdminWallet | null;
  /** The last fifty; null when they could not be read. */
  readonly transactions: readonly WalletTransaction[] | null;
}

/** Stands beside the list; closing returns to the same view of it (AWAL-005). */
function WalletPanel({ wallet, transactions }: WalletPanelProps) {
  const { search } = useLocation();
  return (
    <DetailPanel
      title={wallet?.user_name ?? walletsCopy.title}
      text={wallet?.user_email ?? copy.description}
      actions={wallet !== null && <WalletActions wallet={wallet} />}
      back={`/admin/wallets${search}`}
    >
      <WalletContent wallet={wallet} transactions={transactions} />
    </DetailPanel>
  );
}

export function WalletContent({ wallet, transactions }: WalletPanelProps) {
  return (
    <>
      {wallet === null ? <ErrorState title={walletsCopy.failedOne} /> : <WalletFacts wallet={wallet} />}
      {transactions === null ? (
        <ErrorState title={walletsCopy.failedTransactions} className="mt-5" />
      ) : (
        <section aria-labelledby="last-transactions" className="mt-6">
          <div className="flex items-baseline justify-between gap-4 border-line border-b">
            <h2 id="last-transactions" className="text-t3">
              {copy.last}
            </h2>
            {wallet !== null && (
              <Link
                to={`/admin/wallets/${wallet.user_id}/history`}
                className="inline-flex min-h-tap shrink-0 items-center font-semibold text-link text-ui underline-offset-4 hover:underline"
              >
                {copy.all}
              </Link>
            )}
          </div>
          <LedgerEntries lines={transactions} />
        </section>
      )}
    </>
  );
}

export function WalletActions({ wallet }: { readonly wallet: AdminWallet }) {
  const [opened, setOpened] = useState<'adjust' | 'freeze' | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      {wallet.dispute === null ? (
        <Button
          variant={wallet.is_active ? 'danger' : 'outline'}
          size="sm"
          onClick={() => setOpened('freeze')}
        >
          {wallet.is_active ? copy.freeze : copy.thaw}
        </Button>
      ) : (
        <Button asChild variant="outline" size="sm">
          <Link to="/admin/payments?tab=reconciliation">{copy.toDispute}</Link>
        </Button>
      )}
      <Button size="sm" onClick={() => setOpened('adjust')}>
        {copy.adjust}
      </Button>
      {opened === 'adjust' && <AdjustDialog wallet={wallet} onClose={close} />}
      {opened === 'freeze' && <FreezeDialog wallet={wallet} onClose={close} />}
    </>
  );
}
