import { Plus, TicketPercent } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { DialogLink } from '#app/components/dialogs/dialog-link.tsx';
import { ErrorState } from '#app/components/page/error-state.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Pagination } from '#app/components/page/pagination.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { RedeemDialog } from '#app/features/vouchers/redeem-dialog.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { formAction, formActions } from '#app/lib/forms/form-action.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { revalidateAfterPost } from '#app/lib/forms/revalidate-after-post.ts';
import { drawQr } from '#app/lib/qr-drawing.ts';
import { rememberedWay } from '#app/lib/remembered-way.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { siteContext } from '#app/lib/site/site-context.ts';
import { dismissPurchaseIntent } from '#contract/intents/purchase-intents.ts';
import { checkPayment, type Payment, type Wallet } from '#contract/wallet/wallet.ts';
import { companyCopy } from '#messages/account/company.ts';
import { referralCopy } from '#messages/referrals/portal.ts';
import { walletCopy } from '#messages/wallet/wallet.ts';
import { formatCount, formatRupiah, toRupiah } from '#shared/money/money.ts';
import type { Route } from './+types/billing.route.ts';
import { billingHref, monthsSince, PAGE_SIZE, parseBillingView } from './history/billing-view.ts';
import { fetchBilling } from './history/fetch-billing.ts';
import { HistoryToolbar } from './history/history-toolbar.tsx';
import { PaymentList } from './history/payment-list.tsx';
import { TransactionList } from './history/transaction-list.tsx';
import { IntentList, PaymentNotice } from './payment-notice.tsx';
import { parseTopUpAmount } from './top-up/parse-top-up-amount.ts';
import { TopUpDialog } from './top-up/top-up-dialog.tsx';

const dismiss = formAction({
  endpoint: dismissPurchaseIntent,
  schema: dismissPurchaseIntent.params,
  call: (params) => ({ params }),
  to: () => '/user/billing',
});

const check = formAction({
  endpoint: checkPayment,
  schema: checkPayment.params,
  call: (params) => ({ params }),
  done: ({ payment }) => ({ status: payment.status }),
  to: ({ payment }) => `/user/billing?payment=${payment.id}`,
});

const billingAction = formActions({ dismiss }, check);

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const view = parseBillingView(search);
  const billing = await fetchBilling(api(context), {
    view,
    page_size: PAGE_SIZE,
    payment_id: search.get('payment'),
    intent_id: search.get('intent'),
  });
  const topup = parseTopUpAmount(search.get('topup') ?? '');
  return {
    ...billing,
    view,
    qr: qrOf(billing.payment),
    months: monthsSince(billing.wallet.created_at, new Date()),
    suggested_topup: topup.ok ? topup.value : null,
    remembered: rememberedWay(request),
    demo_vouchers: context.get(siteContext).demo_vouchers,
  };
}

function qrOf(payment: Payment | null) {
  if (payment === null || payment.qr_text === null) return null;
  const left = Math.ceil((Date.parse(payment.expires_at) - Date.now()) / 1000);
  return { drawing: drawQr(payment.qr_text), seconds_left: Math.max(0, left) };
}

export const action = billingAction;

export const clientAction = formClientAction;

export const shouldRevalidate = revalidateAfterPost;

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => [
  ...pageMeta(args, { title: walletCopy.title, robots: 'noindex' }),
  ...(loaderData?.qr && new URLSearchParams(args.location.search).has('wait')
    ? [{ httpEquiv: 'refresh', content: '8' }]
    : []),
];

export default function Billing({ loaderData }: Route.ComponentProps) {
  const { wallet, payment, intent, intents, suggested_topup, problem, demo_vouchers } = loaderData;
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<{ name: 'top-up' | 'redeem'; payment: string | null } | null>(null);
  // QRIS is paid on this page, so its dialog closes when the payment is shown.
  const shownPayment = payment?.id ?? null;
  const opened = dialog?.payment === shownPayment ? dialog.name : null;
  const setOpened = (name: 'top-up' | 'redeem') => setDialog({ name, payment: shownPayment });
  const isAdding = opened === 'top-up' || suggested_topup !== null;
  const close = () => {
    setDialog(null);
    if (suggested_topup !== null) void navigate('/user/billing', { replace: true, preventScrollReset: true });
  };
  return (
    <div className="max-w-[1040px]">
      <PageHeader title={walletCopy.title} />
      {problem !== null && <ErrorState title={problem} className="mb-6" />}
      {payment !== null && (
        <PaymentNotice
          payment={payment}
          intent={payment.intent_id === null ? null : intent}
          qr={loaderData.qr}
          boughtPage={payment.intent_id === null ? null : loaderData.bought_page}
        />
      )}
      <FrozenNotice wallet={wallet} />
      <IntentList intents={intents} />
      <BalanceSummary wallet={wallet} />
      <div className="mt-5 mb-10 flex flex-wrap gap-2">
        <Button asChild size="sm" className="max-sm:grow">
          <DialogLink to="/user/billing/top-up" onOpen={() => setOpened('top-up')}>
            <Plus aria-hidden />
            {walletCopy.add}
          </DialogLink>
        </Button>
        <Button asChild size="inline" variant="link" className="px-2">
          <DialogLink to="/user/redeem" onOpen={() => setOpened('redeem')}>
            <TicketPercent aria-hidden />
            {walletCopy.redeem}
          </DialogLink>
        </Button>
        <Button asChild size="inline" variant="link" className="px-2">
          <Link to="/user/referral">{referralCopy.title}</Link>
        </Button>
      </div>
      <History loaderData={loaderData} />
      <Link
        to="/user/billing/company"
        className="mt-4 inline-flex min-h-tap items-center text-link text-ui underline underline-offset-4"
      >
        {companyCopy.link}
      </Link>
      {opened === 'redeem' && <RedeemDialog hints={demo_vouchers} onClose={close} />}
      {isAdding && (
        <TopUpDialog
          key={intent?.id ?? 'free'}
          suggested={suggested_topup}
          intent={suggested_topup !== null && intent?.status === 'waiting' ? intent : null}
          onClose={close}
          ways={loaderData.ways}
          remembered={loaderData.remembered}
        />
      )}
    </div>
  );
}

function History({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { view, months, transactions, payments, intents, wallet } = loaderData;
  const total = transactions?.total ?? payments?.total ?? 0;
  return (
    <section aria-label={walletCopy.history}>
      <HistoryToolbar view={view} months={months} hasEntries={wallet.transaction_count > 0} />
      <div className="mb-4 overflow-clip rounded-card border border-line bg-surface *:border-0">
        {transactions !== null && (
          <TransactionList
            transactions={transactions.transactions}
            isFiltered={view.type !== null || view.month !== null}
          />
        )}
        {payments !== null && <PaymentList payments={payments.payments} intents={intents} />}
      </div>
      <Pagination
        page={view.page}
        pageCount={Math.ceil(total / PAGE_SIZE)}
        hrefOf={(page) => billingHref({ ...view, page })}
      />
    </section>
  );
}

export function BalanceSummary({ wallet }: { readonly wallet: Wallet }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] items-end gap-x-8 gap-y-4 sm:grid-cols-[1fr_auto_auto] sm:gap-x-10">
      <div className="col-span-full sm:col-span-1">
        <dt className="text-ink-3 text-small">{walletCopy.current}</dt>
        <dd className="figures num font-light text-[clamp(2.375rem,1.9rem+2vw,3.25rem)] leading-tight">
          {formatRupiah(toRupiah(wallet.balance_bigint))}
        </dd>
      </div>
      <SmallFigure label={walletCopy.spending} value={formatRupiah(wallet.total_spent)} />
      <SmallFigure label={walletCopy.count} value={formatCount(wallet.transaction_count)} />
    </dl>
  );
}

function SmallFigure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className="sm:pb-1.5">
      <dt className="text-ink-3 text-small">{label}</dt>
      <dd className="num font-semibold text-xl leading-tight tracking-[-0.03em]">{value}</dd>
    </div>
  );
}

export function FrozenNotice({ wallet }: { readonly wallet: Wallet }) {
  if (wallet.is_active) return null;
  return (
    <section aria-labelledby="frozen-wallet" className="notice mb-6">
      <h2 id="frozen-wallet" className="font-semibold">
        {walletCopy.frozen.title}
      </h2>
      {reasonsOf(wallet).map((reason) => (
        <p key={reason} className="mt-1 max-w-[60ch] text-ink-2">
          {reason}
        </p>
      ))}
      <Link
        to="/user/support"
        className="inline-flex min-h-tap items-center font-semibold text-link underline-offset-4 hover:underline"
      >
        {walletCopy.frozen.help}
      </Link>
    </section>
  );
}

function reasonsOf({ dispute }: Wallet): readonly string[] {
  if (dispute === null) return [walletCopy.frozen.byStaff];
  const { open_bigint, claim_bigint } = dispute;
  return [
    ...(open_bigint > 0 ? [walletCopy.frozen.open(open_bigint)] : []),
    ...(claim_bigint > 0 ? [walletCopy.frozen.claim(claim_bigint)] : []),
  ];
}
