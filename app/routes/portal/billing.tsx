import { Plus, TicketPercent } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { DialogLink } from '#app/components/dialog-link.tsx';
import { ErrorState } from '#app/components/error-state.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { Pagination } from '#app/components/pagination.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { BalanceStrip } from '#app/features/wallet/balance-strip.tsx';
import {
  BILLING_PAGE,
  billingHref,
  monthsSince,
  readBillingView,
} from '#app/features/wallet/billing-view.ts';
import { FrozenNotice } from '#app/features/wallet/frozen-notice.tsx';
import { HistoryToolbar } from '#app/features/wallet/history-toolbar.tsx';
import { IntentList } from '#app/features/wallet/intent-list.tsx';
import { PaymentList } from '#app/features/wallet/payment-list.tsx';
import { PaymentNotice } from '#app/features/wallet/payment-notice.tsx';
import { QuickTopUp } from '#app/features/wallet/quick-top-up.tsx';
import { readBilling } from '#app/features/wallet/read-billing.ts';
import { RedeemDialog } from '#app/features/wallet/redeem-dialog.tsx';
import { readTopUpAmount } from '#app/features/wallet/top-up-amount.ts';
import { TopUpDialog } from '#app/features/wallet/top-up-dialog.tsx';
import { TransactionList } from '#app/features/wallet/transaction-list.tsx';
import { walletCopy } from '#app/features/wallet/wallet-copy.ts';
import { api } from '#app/lib/api.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { siteContext } from '#app/lib/site.ts';
import type { Route } from './+types/billing.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const view = readBillingView(search);
  const billing = await readBilling(api(context), {
    view,
    page_size: BILLING_PAGE,
    payment_id: search.get('payment'),
    intent_id: search.get('intent'),
  });
  const topup = readTopUpAmount(search.get('topup') ?? '');
  return {
    ...billing,
    view,
    months: monthsSince(billing.wallet.created_at, new Date()),
    suggested_topup: topup.ok ? topup.value : null,
    demo_vouchers: context.get(siteContext).demo_vouchers,
  };
}

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Billing', robots: 'noindex' });

export default function Billing({ loaderData }: Route.ComponentProps) {
  const { wallet, payment, intent, intents, suggested_topup, problem, demo_vouchers } = loaderData;
  const navigate = useNavigate();
  const [opened, setOpened] = useState<'top-up' | 'redeem' | null>(null);
  const isAdding = opened === 'top-up' || suggested_topup !== null;
  const close = () => {
    setOpened(null);
    if (suggested_topup !== null) void navigate('/user/billing', { replace: true, preventScrollReset: true });
  };
  return (
    <div className="max-w-[1040px]">
      <PageHeader title={walletCopy.title}>
        <Button asChild size="sm" variant="outline">
          <DialogLink to="/user/redeem" onOpen={() => setOpened('redeem')}>
            <TicketPercent aria-hidden />
            {walletCopy.redeem}
          </DialogLink>
        </Button>
        <Button asChild size="sm">
          <DialogLink to="/user/billing/top-up" onOpen={() => setOpened('top-up')}>
            <Plus aria-hidden />
            {walletCopy.add}
          </DialogLink>
        </Button>
      </PageHeader>
      {problem !== null && <ErrorState title={problem} className="mb-6" />}
      {payment !== null && (
        <PaymentNotice payment={payment} intent={payment.intent_id === null ? null : intent} />
      )}
      <FrozenNotice wallet={wallet} />
      <IntentList intents={intents} />
      <BalanceStrip wallet={wallet} />
      <QuickTopUp />
      <History loaderData={loaderData} />
      {opened === 'redeem' && <RedeemDialog hints={demo_vouchers} onClose={close} />}
      {isAdding && (
        <TopUpDialog
          key={intent?.id ?? 'free'}
          suggested={suggested_topup}
          intent={suggested_topup !== null && intent?.status === 'waiting' ? intent : null}
          onClose={close}
          gateways={loaderData.gateways}
        />
      )}
    </div>
  );
}

function History({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { view, months, transactions, payments } = loaderData;
  const total = transactions?.total ?? payments?.total ?? 0;
  return (
    <section aria-label="Riwayat">
      <HistoryToolbar view={view} months={months} />
      {transactions !== null && (
        <TransactionList
          transactions={transactions.transactions}
          isFiltered={view.type !== null || view.month !== null}
        />
      )}
      {payments !== null && <PaymentList payments={payments.payments} />}
      <Pagination
        page={view.page}
        pageCount={Math.ceil(total / BILLING_PAGE)}
        hrefOf={(page) => billingHref({ ...view, page })}
      />
    </section>
  );
}
