import { useState } from 'react';
import { useLocation } from 'react-router';
import { SubscriptionBadge } from '#app/components/commerce/subscription-badge.tsx';
import { DetailPanel } from '#app/components/data-table/detail-panel.tsx';
import { lazyDialog } from '#app/components/dialogs/lazy-dialog.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { useActionFetcher } from '#app/hooks/use-action-fetcher.ts';
import type { AdminSubscriptionDetails } from '#contract/subscriptions/admin.ts';
import { detailsCopy as copy, subscriptionsCopy } from '#messages/subscriptions/admin.ts';
import { BillingHistory, SubscriptionFacts } from './subscription-sections.tsx';
import { SUBSCRIPTIONS_PATH } from './subscriptions-page.tsx';

const dialogs = {
  cancel: lazyDialog(async () => (await import('./cancel-dialog.tsx')).CancelDialog),
  extend: lazyDialog(async () => (await import('./extend-dialog.tsx')).ExtendDialog),
  plan: lazyDialog(async () => (await import('./plan-dialog.tsx')).PlanDialog),
} as const;
type Act = keyof typeof dialogs;

/** Stands beside the list; closing returns to the same view of it. Null: the subscription does not exist. */
export function SubscriptionPanel({ details }: { readonly details: AdminSubscriptionDetails | null }) {
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
