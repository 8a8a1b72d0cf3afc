import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { SubscriptionBadge } from '#app/components/commerce/subscription-badge.tsx';
import {
  type DetailFact,
  DetailFacts,
  DetailPanel,
  DetailSection,
} from '#app/components/data-table/detail-panel.tsx';
import { lazyDialog } from '#app/components/dialogs/lazy-dialog.tsx';
import { AddressText } from '#app/components/page/address-text.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { useActionFetcher } from '#app/hooks/use-action-fetcher.ts';
import { api } from '#app/lib/api/api-context.ts';
import { foundOrNull } from '#app/lib/api/or-throw.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import {
  type AdminSubscriptionDetails,
  type BillingEvent,
  getAnySubscription,
} from '#contract/subscriptions/admin.ts';
import { detailsCopy as copy, subscriptionsCopy } from '#messages/subscriptions/admin.ts';
import { formatRupiah, type Sen, toRupiah } from '#shared/money/money.ts';
import { shortId } from '#shared/short-id.ts';
import { formatCardDate, formatTime } from '#shared/time/dates.ts';
import type { Route } from './+types/subscription.route.ts';
import { subscriptionAction } from './subscription-actions.ts';
import { SUBSCRIPTIONS_PATH } from './subscriptions-page.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  return foundOrNull(await api(context).call(getAnySubscription, { params: { id: params.id } }));
}

export const action = subscriptionAction;
export const clientAction = formClientAction;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: subscriptionsCopy.pageTitle, robots: 'noindex' });

export default function SubscriptionRoute({ loaderData }: Route.ComponentProps) {
  return <SubscriptionPanel details={loaderData} />;
}

const dialogs = {
  cancel: lazyDialog(async () => (await import('./cancel-dialog.tsx')).CancelDialog),
  extend: lazyDialog(async () => (await import('./extend-dialog.tsx')).ExtendDialog),
  plan: lazyDialog(async () => (await import('./plan-dialog.tsx')).PlanDialog),
} as const;
type Act = keyof typeof dialogs;

/** Stands beside the list; closing returns to the same view of it. Null: the subscription does not exist. */
function SubscriptionPanel({ details }: { readonly details: AdminSubscriptionDetails | null }) {
  const { search } = useLocation();
  const [act, setAct] = useState<Act | null>(null);
  const back = SUBSCRIPTIONS_PATH + search;
  if (details === null) {
    const { title, hint } = subscriptionsCopy.missing;
    return <DetailPanel title={title} text={hint} back={back} />;
  }
  const { subscription } = details;
  const ActDialog = act === null ? null : dialogs[act];
  return (
    <DetailPanel
      title={subscription.product.title}
      state={<SubscriptionBadge status={subscription.status} />}
      text={`${subscription.user.full_name}, ${subscription.plan_name}`}
      actions={subscription.status !== 'expired' && <ActionButtons details={details} onStart={setAct} />}
      back={back}
    >
      <SubscriptionFacts details={details} />
      <BillingHistory history={details.history} />
      {ActDialog !== null && <ActDialog details={details} onClose={() => setAct(null)} />}
    </DetailPanel>
  );
}

interface ActionButtonsProps {
  readonly details: AdminSubscriptionDetails;
  readonly onStart: (act: Act) => void;
}

function ActionButtons({ details: { subscription, plans }, onStart }: ActionButtonsProps) {
  const { id, status, auto_renewal } = subscription;
  const fetcher = useActionFetcher();
  const action = `${SUBSCRIPTIONS_PATH}/${id}`;
  const send = (intent: 'retry' | 'resume') =>
    fetcher.submit({ intent, idempotency_key: crypto.randomUUID() }, { method: 'post', action });
  const isRenewing = auto_renewal && (status === 'active' || status === 'trialing');
  return (
    <>
      {status === 'past_due' && (
        <Button
          variant="outline"
          size="sm"
          className="mr-auto"
          busyText={fetcher.isBusy ? copy.retrying : undefined}
          onClick={() => send('retry')}
        >
          {copy.retry}
        </Button>
      )}
      {status === 'cancelled' && (
        <Button
          variant="outline"
          size="sm"
          className="mr-auto"
          busyText={fetcher.isBusy ? copy.resuming : undefined}
          onClick={() => send('resume')}
        >
          {copy.resume}
        </Button>
      )}
      {isRenewing && plans.length > 1 && (
        <Button variant="outline" size="sm" onClick={() => onStart('plan')}>
          {copy.changePlan}
        </Button>
      )}
      <Button variant="outline" size="sm" onClick={() => onStart('extend')}>
        {copy.extend}
      </Button>
      <Button variant="danger" size="sm" onClick={() => onStart('cancel')}>
        {copy.cancel}
      </Button>
    </>
  );
}

const linkClasses = 'text-link underline-offset-4 hover:underline';
const moment = (at: string) => `${formatCardDate(at)}, ${formatTime(at)} WIB`;
const money = (amount: Sen) => formatRupiah(toRupiah(amount));

export function SubscriptionFacts({ details }: { readonly details: AdminSubscriptionDetails }) {
  return <DetailFacts facts={factsOf(details)} />;
}

function factsOf({
  subscription,
  total_paid_bigint,
  charge_count,
}: AdminSubscriptionDetails): readonly DetailFact[] {
  const { user, next_charge, next_plan, discount, past_due, ended_at, ended_reason } = subscription;
  const { facts } = copy;
  const cycle = subscriptionsCopy.cycles[subscription.billing_cycle];
  const price = `${formatRupiah(subscription.price)}, ${cycle}`;
  const charge = next_charge && `${formatRupiah(next_charge.amount)}, ${moment(next_charge.at)}`;
  return [
    [
      facts.subscriber,
      <Link key="user" to={`/admin/users?user=${user.id}`} className={linkClasses}>
        <AddressText address={user.email} />
      </Link>,
    ],
    [facts.price, subscription.is_granted ? copy.granted : price],
    [
      facts.period,
      copy.period(formatCardDate(subscription.current_period_start), moment(subscription.current_period_end)),
    ],
    [facts.nextCharge, charge ?? subscriptionsCopy.nothing],
    ...(next_plan === null
      ? []
      : [[facts.nextPlan, `${next_plan.plan_name}, ${formatRupiah(next_plan.price)}`] as const]),
    ...(discount === null
      ? []
      : [[facts.discount, `${discount.title}, ${formatRupiah(discount.amount)}`] as const]),
    ...(past_due === null
      ? []
      : [[facts.pastDue, copy.pastDue(moment(past_due.since), moment(past_due.grace_until))] as const]),
    [facts.started, moment(subscription.started_at)],
    ...(ended_at === null || ended_reason === null
      ? []
      : [[facts.ended, `${moment(ended_at)}: ${copy.endReasons[ended_reason]}`] as const]),
    [facts.paid, copy.charges(total_paid_bigint, charge_count)],
    [
      facts.order,
      <Link key="order" to={`/admin/orders/${subscription.order_id}`} className={linkClasses}>
        {shortId(subscription.order_id)}
      </Link>,
    ],
    [facts.id, subscription.id],
  ];
}

export function BillingHistory({ history }: Pick<AdminSubscriptionDetails, 'history'>) {
  return (
    <DetailSection title={copy.history}>
      {history.length === 0 && <p className="py-3 text-ink-2 text-ui">{copy.noHistory}</p>}
      <ol>
        {history.map((event) => (
          <li
            key={`${event.kind} ${event.at}`}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-line border-b py-2.5 text-ui last:border-b-0"
          >
            <EventLine event={event} />
            <span className="num col-span-full text-ink-3 text-small">{moment(event.at)}</span>
          </li>
        ))}
      </ol>
    </DetailSection>
  );
}

function EventLine({ event }: { readonly event: BillingEvent }) {
  switch (event.kind) {
    case 'charged':
      return (
        <>
          <span className="min-w-0">
            {copy.charged(event.plan_name)}{' '}
            <Link
              to={`/admin/orders/${event.order_id}`}
              className="num text-link underline underline-offset-4"
            >
              {copy.order(shortId(event.order_id))}
            </Link>
            {event.refunded_bigint > 0 && (
              <span className="num block text-ink-2 text-small">{copy.refunded(event.refunded_bigint)}</span>
            )}
          </span>
          <span className="num font-semibold">{money(event.amount_bigint)}</span>
        </>
      );
    case 'charge_failed':
      return (
        <>
          <span className="min-w-0 text-debit">
            {copy.chargeFailed}
            <span className="block text-ink-2 text-small">{copy.failures[event.failure]}</span>
          </span>
          <span className="num text-ink-2">{money(event.amount_bigint)}</span>
        </>
      );
    case 'extended':
      return (
        <span className="num col-span-full min-w-0">
          {copy.extended(event.days, formatCardDate(event.period_end))}
          <span className="wrap-anywhere block text-ink-2 text-small">{event.reason}</span>
        </span>
      );
  }
}
