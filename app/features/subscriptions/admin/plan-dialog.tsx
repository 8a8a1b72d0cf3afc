import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import { SelectField } from '#app/components/form/text-fields.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import type { AdminSubscriptionDetails } from '#contract/subscriptions/admin.ts';
import { planCopy as copy } from '#messages/subscriptions/admin.ts';
import { formatRupiah } from '#shared/money/money.ts';
import { formatCardDate } from '#shared/time/dates.ts';
import { planInput } from './subscription-inputs.ts';
import { SUBSCRIPTIONS_PATH } from './subscriptions-page.tsx';

interface PlanDialogProps {
  readonly details: AdminSubscriptionDetails;
  readonly onClose: () => void;
}

export function PlanDialog({ details: { subscription, plans }, onClose }: PlanDialogProps) {
  const { id, product, plan, next_plan, current_period_end } = subscription;
  const choices = plans.filter((one) => one.is_available || one.plan === plan);
  const chosen = plans.find((one) => one.plan === (next_plan?.plan ?? plan));
  const form = useAdminForm({
    id: 'change-plan',
    action: `${SUBSCRIPTIONS_PATH}/${id}`,
    schema: planInput,
    defaults: chosen === undefined ? {} : { choice: choiceOf(chosen) },
    onDone: onClose,
  });
  const labelOf = ({ plan: name, ...one }: AdminSubscriptionDetails['plans'][number]) =>
    copy.choice(name === plan ? copy.present(one.name) : one.name, formatRupiah(one.price));
  return (
    <FormDialog
      title={copy.title(product.title)}
      text={copy.text(formatCardDate(current_period_end))}
      form={form}
      hiddenFields={{ intent: 'plan' }}
      submitLabel={copy.send}
      busyText={copy.sending}
      onClose={onClose}
    >
      <SelectField
        name="choice"
        label={copy.plan}
        options={choices.map(choiceOf)}
        labels={Object.fromEntries(choices.map((one) => [choiceOf(one), labelOf(one)]))}
      />
    </FormDialog>
  );
}

const choiceOf = ({ plan, price }: Pick<AdminSubscriptionDetails['plans'][number], 'plan' | 'price'>) =>
  `${plan} ${price}`;
