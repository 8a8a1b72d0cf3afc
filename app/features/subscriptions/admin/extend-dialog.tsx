import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import { TextareaField, TextField } from '#app/components/form/text-fields.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import type { AdminSubscriptionDetails } from '#contract/subscriptions/admin.ts';
import { extendCopy as copy } from '#messages/subscriptions/admin.ts';
import { formatCardDate } from '#shared/time/dates.ts';
import { extendInput } from './subscription-inputs.ts';
import { SUBSCRIPTIONS_PATH } from './subscriptions-page.tsx';

interface ExtendDialogProps {
  readonly details: AdminSubscriptionDetails;
  readonly onClose: () => void;
}

export function ExtendDialog({ details: { subscription }, onClose }: ExtendDialogProps) {
  const { id, product, status, current_period_end } = subscription;
  const form = useAdminForm({
    id: 'extend-subscription',
    action: `${SUBSCRIPTIONS_PATH}/${id}`,
    schema: extendInput,
    defaults: { days: '7' },
    onDone: onClose,
  });
  return (
    <FormDialog
      title={copy.title(product.title)}
      text={status === 'past_due' ? copy.overdueText : copy.text(formatCardDate(current_period_end))}
      form={form}
      hiddenFields={{ intent: 'extend' }}
      submitLabel={copy.send}
      busyText={copy.sending}
      onClose={onClose}
    >
      <TextField name="days" label={copy.days} inputMode="numeric" maxLength={3} />
      <TextareaField name="reason" label={copy.reason} rows={2} maxLength={500} />
    </FormDialog>
  );
}
