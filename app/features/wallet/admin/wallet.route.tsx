import { WalletPanel } from '#app/features/wallet/admin/wallet-panel.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { getAnyWallet, listAnyWalletTransactions } from '#contract/wallet/admin.ts';
import { walletDetailCopy } from '#messages/wallet/admin.ts';
import type { Route } from './+types/wallet.route.ts';

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
