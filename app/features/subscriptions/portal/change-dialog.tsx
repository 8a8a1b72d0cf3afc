import { useState } from 'react';
import { ActionDialog } from '#app/components/dialogs/action-dialog.tsx';
import { Skeleton } from '#app/components/ui/skeleton.tsx';
import { useViewer } from '#app/hooks/session/use-viewer.ts';
import { browserClient } from '#app/lib/api/browser-client.ts';
import { createQuery, useQuery } from '#app/lib/api/create-query.ts';
import type { FormSuccessData } from '#app/lib/forms/form-reply.ts';
import { toast } from '#app/lib/toast.ts';
import type { listPlans, Plan } from '#contract/catalog/plans.ts';
import type { Subscription } from '#contract/subscriptions/subscriptions.ts';
import { actionCopy } from '#messages/subscriptions/subscriptions.ts';
import type { Change } from './change.ts';
import { changeQuestion, useChangeForm } from './change-form.ts';
import { ChangeContent } from './change-terms.tsx';
import { currentChoice, PlanFields, plansAsAgreed } from './plan-fields.tsx';

interface Props {
  readonly subscription: Subscription;
  readonly onClose: () => void;
}

export function ConfirmDialog({ subscription, change, onClose }: Props & { readonly change: Change }) {
  const form = useChangeForm(subscription, change, useOnChanged(change, onClose));
  return (
    <ActionDialog form={form} {...changeQuestion(subscription, change)} onClose={onClose}>
      <ChangeContent subscription={subscription} change={change} />
    </ActionDialog>
  );
}

export function PlanDialog({ subscription, onClose }: Props) {
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
