import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { PageHeader } from '#app/components/page-header.tsx';
import { Pagination } from '#app/components/pagination.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { ResumePurchase } from '#app/features/checkout/resume-purchase.tsx';
import { BalanceStrip } from '#app/features/wallet/balance-strip.tsx';
import { PaymentList } from '#app/features/wallet/payment-list.tsx';
import { PaymentNotice } from '#app/features/wallet/payment-notice.tsx';
import { QuickTopUp } from '#app/features/wallet/quick-top-up.tsx';
import { TopUpDialog } from '#app/features/wallet/top-up-dialog.tsx';
import { TransactionList } from '#app/features/wallet/transaction-list.tsx';
import { walletCopy } from '#app/features/wallet/wallet-copy.ts';
import { api } from '#app/lib/api.ts';
import { orThrow } from '#app/lib/or-throw.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import {
  getPayment,
  getWallet,
  listGateways,
  listPayments,
  listWalletTransactions,
} from '#contract/account/wallet.ts';
import type { Route } from './+types/billing.ts';

const PAGE_SIZE = 20;

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const client = api(context);
  const tab = search.get('tab') === 'payments' ? 'payments' : 'transactions';
  const page = Math.max(1, Math.min(1000, Math.trunc(Number(search.get('page') ?? '1')) || 1));
  const query = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const paymentId = search.get('payment');
  const [wallet, gateways, transactions, payments, payment] = await Promise.all([
    client.call(getWallet),
    client.call(listGateways),
    tab === 'transactions' ? client.call(listWalletTransactions, { query }) : null,
    tab === 'payments' ? client.call(listPayments, { query }) : null,
    paymentId === null ? null : client.call(getPayment, { params: { id: paymentId } }),
  ]);
  const topup = Number(search.get('topup') ?? '');
  return {
    tab,
    page,
    wallet: orThrow(wallet).wallet,
    gateways: orThrow(gateways).gateways,
    transactions: transactions === null ? null : orThrow(transactions),
    payments: payments === null ? null : orThrow(payments),
    payment: payment?.ok === true ? payment.value.payment : null,
    suggested_topup: Number.isInteger(topup) && topup > 0 ? topup : null,
  };
}

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Billing', robots: 'noindex' });

export default function Billing({ loaderData }: Route.ComponentProps) {
  const { wallet, payment, suggested_topup } = loaderData;
  const navigate = useNavigate();
  const [isAdding, setIsAdding] = useState(suggested_topup !== null);
  return (
    <div className="max-w-[1040px]">
      <PageHeader title={walletCopy.title}>
        <Button size="sm" onClick={() => setIsAdding(true)}>
          <Plus aria-hidden className="size-4" />
          {walletCopy.add}
        </Button>
      </PageHeader>
      {payment !== null && <PaymentNotice payment={payment} />}
      <ResumePurchase isPaid={payment?.status === 'completed'} />
      <BalanceStrip wallet={wallet} />
      <QuickTopUp />
      <History loaderData={loaderData} />
      {isAdding && (
        <TopUpDialog
          suggested={suggested_topup}
          gateways={loaderData.gateways}
          onClose={() => {
            setIsAdding(false);
            if (suggested_topup !== null) navigate('/user/billing', { replace: true });
          }}
        />
      )}
    </div>
  );
}

/** Both histories under one pair of tabs that are links, so that a tab can be shared and Back works. */
function History({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { tab, page, transactions, payments } = loaderData;
  const total = transactions?.total ?? payments?.total ?? 0;
  return (
    <section aria-label="Riwayat">
      <nav
        aria-label="Riwayat"
        className="mb-2 inline-flex rounded-card bg-sunk p-[3px] ring-1 ring-line ring-inset"
      >
        {(['transactions', 'payments'] as const).map((name) => (
          <Link
            key={name}
            to={name === 'transactions' ? '/user/billing' : '/user/billing?tab=payments'}
            preventScrollReset
            aria-current={tab === name ? 'page' : undefined}
            className="inline-flex min-h-11 items-center rounded-[9px] px-3.5 font-semibold text-ink-2 text-ui aria-[current=page]:bg-lift aria-[current=page]:text-ink aria-[current=page]:shadow-1 aria-[current=page]:ring-1 aria-[current=page]:ring-line"
          >
            {walletCopy[name]}
          </Link>
        ))}
      </nav>
      {transactions !== null && <TransactionList transactions={transactions.transactions} />}
      {payments !== null && <PaymentList payments={payments.payments} />}
      <Pagination
        page={page}
        pageCount={Math.ceil(total / PAGE_SIZE)}
        hrefOf={(next) => `/user/billing?tab=${tab}&page=${next}`}
      />
    </section>
  );
}
