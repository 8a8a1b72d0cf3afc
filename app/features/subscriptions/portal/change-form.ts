import type { ActionQuestion } from '#app/components/dialogs/action-dialog.tsx';
import { useActionForm } from '#app/components/form/use-action-form.ts';
import type { FormSuccessData } from '#app/lib/forms/form-reply.ts';
import type { Subscription } from '#contract/subscriptions/subscriptions.ts';
import { subscriptionsCopy as copy, termsCopy } from '#messages/subscriptions/subscriptions.ts';
import { CHANGE_FORM, type Change, changePath } from './change.ts';

export function useChangeForm(
  subscription: Subscription,
  change: Change,
  onSuccess?: (facts: FormSuccessData) => void,
) {
  return useActionForm({
    id: CHANGE_FORM,
    action: changePath(subscription.id, change),
    saysRefusals: true,
    ...(onSuccess !== undefined && { onSuccess }),
  });
}

export function changeQuestion(subscription: Subscription, change: Change): ActionQuestion {
  const { title } = subscription.product;
  const busyText = copy.busy;
  switch (change) {
    case 'cancel':
      return {
        title: termsCopy.cancelQuestion(title),
        text: subscription.status === 'past_due' ? termsCopy.cancelUnpaid : termsCopy.cancelHint,
        submitLabel: termsCopy.cancelSubmit,
        cancelLabel: termsCopy.keep,
        isDanger: true,
        busyText,
      };
    case 'resume':
      return {
        title: termsCopy.resumeQuestion(title),
        text: termsCopy.resumes(subscription.next_plan?.plan_name ?? subscription.plan_name),
        submitLabel: copy.resume,
        busyText,
      };
    case 'plan':
      return { title: copy.changePlan, text: title, submitLabel: termsCopy.savePlan, busyText };
  }
}
