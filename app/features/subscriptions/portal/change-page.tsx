import { useState } from 'react';
import { ActionPage } from '#app/components/page/action-page.tsx';
import type { Plan } from '#contract/catalog/plans.ts';
import type { Subscription } from '#contract/subscriptions/subscriptions.ts';
import { serviceCopy } from '#messages/subscriptions/subscriptions.ts';
import type { Change } from './change.ts';
import { changeQuestion, useChangeForm } from './change-form.ts';
import { ChangeContent } from './change-terms.tsx';
import { currentChoice, PlanFields } from './plan-fields.tsx';

interface Props {
  readonly subscription: Subscription;
  readonly change: Change;
  readonly plans: readonly Plan[];
}

export function ChangePage({ subscription, change, plans }: Props) {
  const form = useChangeForm(subscription, change);
  const { plan: posted } = form.submittedValues;
  const [chosen, setChosen] = useState(typeof posted === 'string' ? posted : currentChoice(subscription));
  return (
    <ActionPage
      form={form}
      {...changeQuestion(subscription, change)}
      back="/user/subscriptions"
      backLabel={serviceCopy.back}
      canSubmit={change !== 'plan' || chosen !== currentChoice(subscription)}
    >
      {change === 'plan' ? (
        <PlanFields subscription={subscription} plans={plans} chosen={chosen} onChoose={setChosen} />
      ) : (
        <ChangeContent subscription={subscription} change={change} />
      )}
    </ActionPage>
  );
}
