import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { ProductCover } from '#app/components/brand/product-cover.tsx';
import { ActionDialog } from '#app/components/dialogs/action-dialog.tsx';
import { DialogLink } from '#app/components/dialogs/dialog-link.tsx';
import { ErrorState } from '#app/components/page/error-state.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Skeleton } from '#app/components/ui/skeleton.tsx';
import { useViewer } from '#app/hooks/session/use-viewer.ts';
import { browserClient } from '#app/lib/api/browser-client.ts';
import { createQuery, useQuery } from '#app/lib/api/create-query.ts';
import type { FormSuccessData } from '#app/lib/forms/form-reply.ts';
import { toast } from '#app/lib/toast.ts';
import type { listPlans, Plan } from '#contract/catalog/plans.ts';
import type { Charge, listCharges, Subscription } from '#contract/subscriptions/subscriptions.ts';
import { actionCopy, subscriptionsCopy } from '#messages/subscriptions/subscriptions.ts';
import { formatRupiah } from '#shared/money/money.ts';
import { shortId } from '#shared/short-id.ts';
import type { SubscriptionStatus } from '#shared/subscriptions/subscriptions.ts';
import { formatCardDate } from '#shared/time/dates.ts';
import { pricePerCycle } from '../service/plan-view.ts';
import { type Change, changePath, changes, isOffered } from './change.ts';
import { changeQuestion, useChangeForm } from './change-form.ts';
import { PeriodBar } from './period-bar.tsx';
import { ChangeContent, currentChoice, PlanFields, plansAsAgreed } from './plan-fields.tsx';
import { discountText, nextStepText, planChangeNotice } from './subscription-text.ts';

const statusVariants: Readonly<Record<SubscriptionStatus, 'ok' | 'hot' | 'bad' | 'off' | 'plain'>> = {
  trialing: 'hot',
  active: 'ok',
  past_due: 'bad',
  cancelled: 'plain',
  expired: 'off',
};

interface Props {
  readonly subscription: Subscription;
  readonly now: Date;
}

export function SubscriptionRow({ subscription, now }: Props) {
  const { product, status } = subscription;
  const discount = discountText(subscription);
  const following = planChangeNotice(subscription);
  return (
    <li className="grid gap-x-6 gap-y-4 border-line border-t py-6 sm:grid-cols-[112px_minmax(0,1fr)]">
      <div className="relative aspect-square overflow-hidden rounded-card max-sm:hidden">
        <ProductCover slug={product.slug} src={product.cover_url} form="mark" sizes="112px" />
      </div>
      <div className="grid min-w-0 content-start gap-4">
        <div className="grid items-start gap-x-6 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto]">
          <div className="min-w-0">
            <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold text-t3">
              <Link
                to={`/subscription/${product.slug}`}
                className="inline-flex min-h-11 items-center hover:underline hover:underline-offset-4"
              >
                {product.title}
              </Link>
              <Badge variant={statusVariants[status]}>{subscriptionsCopy.statuses[status]}</Badge>
            </h3>
            <p className="text-ink-2 text-ui">{nextStepText(subscription)}</p>
            {discount !== null && <p className="text-credit text-small">{discount}</p>}
          </div>
          <p className="text-ui sm:text-right">
            <b className="font-semibold">{subscription.plan_name}</b>
            <span className="num block text-ink-2">{pricePerCycle(subscription)}</span>
            {following !== null && <span className="block text-small">{following}</span>}
          </p>
        </div>
        <PeriodBar subscription={subscription} now={now} isEndSaid />
        <SubscriptionControls subscription={subscription} />
      </div>
    </li>
  );
}

const changeLabels = {
  resume: 'resume',
  plan: 'changePlan',
  cancel: 'cancel',
} as const satisfies Readonly<Record<Change, keyof typeof subscriptionsCopy>>;

function SubscriptionControls({ subscription }: { readonly subscription: Subscription }) {
  const [open, setOpen] = useState<Change | null>(null);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const { id, product, status } = subscription;
  const close = () => setOpen(null);
  return (
    <div>
      <div className="flex flex-wrap gap-2.5">
        {status !== 'expired' && (
          <Button asChild size="sm" variant="outline">
            <Link to={`/user/purchases/${product.slug}`}>{subscriptionsCopy.content}</Link>
          </Button>
        )}
        {changes
          .filter((change) => isOffered(change, subscription))
          .map((change) => (
            <Button key={change} asChild size="sm" variant={change === 'cancel' ? 'quiet' : 'outline'}>
              <DialogLink to={changePath(id, change)} onOpen={() => setOpen(change)}>
                {subscriptionsCopy[changeLabels[change]]}
              </DialogLink>
            </Button>
          ))}
        <Button
          size="sm"
          variant="quiet"
          aria-expanded={isHistoryOpen}
          onClick={() => setHistoryOpen(!isHistoryOpen)}
        >
          {subscriptionsCopy.history}
          <ChevronDown aria-hidden className={isHistoryOpen ? 'rotate-180' : ''} />
        </Button>
      </div>
      {isHistoryOpen && (
        <div className="mt-3">
          <ChargeHistory subscriptionId={id} />
        </div>
      )}
      {open === 'plan' && <PlanDialog subscription={subscription} onClose={close} />}
      {(open === 'cancel' || open === 'resume') && (
        <ConfirmDialog subscription={subscription} change={open} onClose={close} />
      )}
    </div>
  );
}

const SHOWN = 24;

const charges = createQuery({
  name: 'charges',
  read: (id: string) =>
    browserClient.call<typeof listCharges>(
      { method: 'get', path: '/api/subscriptions/{id}/charges' },
      { params: { id }, query: { limit: SHOWN } },
    ),
});

function ChargeHistory({ subscriptionId }: { readonly subscriptionId: string }) {
  const { answer, isFailing } = useQuery(charges, subscriptionId);
  if (answer?.ok) return <ChargeList charges={answer.value.charges} />;
  if (answer === undefined && !isFailing) return <Skeleton className="my-3 h-11 w-full" />;
  return (
    <ErrorState
      title={subscriptionsCopy.historyFailed}
      onRetry={() => void charges.refetch(subscriptionId)}
    />
  );
}

export function ChargeList({ charges }: { readonly charges: readonly Charge[] }) {
  if (charges.length === 0)
    return <p className="py-3 text-ink-2 text-ui">{subscriptionsCopy.historyEmpty}</p>;
  return (
    <ul className="text-ui">
      {charges.map((charge) => (
        <li
          key={charge.id}
          className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 border-line border-t border-dashed py-2.5"
        >
          <span className="num">
            {formatCardDate(charge.period_start)} – {formatCardDate(charge.period_end)}
          </span>
          <b className="num font-semibold">{formatRupiah(charge.amount)}</b>
          <span className="num w-full text-ink-3 text-small">
            {charge.plan_name} ·{' '}
            {charge.discount > 0 && `${subscriptionsCopy.discounted(formatRupiah(charge.discount))} · `}
            <Link
              to={`/user/orders/${charge.order_id}`}
              className="inline-flex min-h-tap items-center text-link underline-offset-4 hover:underline"
            >
              {subscriptionsCopy.order} {shortId(charge.order_id)}
            </Link>
          </span>
        </li>
      ))}
    </ul>
  );
}

interface ChangeDialogProps {
  readonly subscription: Subscription;
  readonly onClose: () => void;
}

function ConfirmDialog({ subscription, change, onClose }: ChangeDialogProps & { readonly change: Change }) {
  const form = useChangeForm(subscription, change, useOnChanged(change, onClose));
  return (
    <ActionDialog form={form} {...changeQuestion(subscription, change)} onClose={onClose}>
      <ChangeContent subscription={subscription} change={change} />
    </ActionDialog>
  );
}

function PlanDialog({ subscription, onClose }: ChangeDialogProps) {
  const plans = usePlans(subscription);
  const current = currentChoice(subscription);
  const [chosen, setChosen] = useState(current);
  const form = useChangeForm(subscription, 'plan', useOnChanged('plan', onClose));
  return (
    <ActionDialog
      form={form}
      {...changeQuestion(subscription, 'plan')}
      canSubmit={plans !== null && chosen !== current}
      onClose={onClose}
    >
      {plans === null ? (
        <Skeleton className="h-32 w-full" />
      ) : (
        <PlanFields subscription={subscription} plans={plans} chosen={chosen} onChoose={setChosen} />
      )}
    </ActionDialog>
  );
}

function useOnChanged(change: Change, onClose: () => void) {
  const { refresh } = useViewer();
  return ({ done }: FormSuccessData) => {
    toast.success(done === 'retention' ? actionCopy.retention : actionCopy[change]);
    void refresh();
    onClose();
  };
}

const offers = createQuery({
  name: 'plans',
  read: (id: string) =>
    browserClient.call<typeof listPlans>(
      { method: 'get', path: '/api/products/{id}/plans' },
      { params: { id } },
    ),
});

/** Null while loading. */
function usePlans(subscription: Subscription): readonly Plan[] | null {
  const { answer } = useQuery(offers, subscription.product_id);
  return answer === undefined ? null : plansAsAgreed(answer.ok ? answer.value.plans : [], subscription);
}
