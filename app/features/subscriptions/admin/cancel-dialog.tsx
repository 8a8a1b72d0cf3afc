import { useFormMetadata } from '@conform-to/react';
import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import { RupiahFormField } from '#app/components/form/rupiah-form-field.tsx';
import { SegmentedFormField } from '#app/components/form/segmented-form-field.tsx';
import { TextareaField } from '#app/components/form/text-fields.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import type { AdminSubscriptionDetails } from '#contract/subscriptions/admin.ts';
import { cancelCopy as copy } from '#messages/subscriptions/admin.ts';
import { toRupiah } from '#shared/money/money.ts';
import { rupiahText } from '#shared/money/typed-rupiah.ts';
import { formatCardDate } from '#shared/time/dates.ts';
import { cancelInput } from './subscription-inputs.ts';
import { SUBSCRIPTIONS_PATH } from './subscriptions-page.tsx';

interface CancelDialogProps {
  readonly details: AdminSubscriptionDetails;
  readonly onClose: () => void;
}

export function CancelDialog({ details, onClose }: CancelDialogProps) {
  const { subscription, refundable } = details;
  const { id, product, user, status } = subscription;
  // A cancelled or granted subscription ends by itself, and an overdue one at once.
  const canWait = subscription.auto_renewal && status !== 'cancelled' && status !== 'past_due';
  const form = useAdminForm({
    id: 'cancel-subscription',
    action: `${SUBSCRIPTIONS_PATH}/${id}`,
    schema: cancelInput,
    defaults: {
      at: canWait ? 'period_end' : 'now',
      refund_method: 'wallet_credit',
      ...(refundable !== null && { refund: rupiahText(toRupiah(refundable.unused_bigint)) }),
    },
    onDone: onClose,
  });
  return (
    <FormDialog
      title={copy.title(product.title)}
      text={copy.text(user.full_name)}
      role="alertdialog"
      form={form}
      hiddenFields={canWait ? { intent: 'cancel' } : { intent: 'cancel', at: 'now' }}
      submitLabel={copy.send}
      busyText={copy.sending}
      isDanger
      onClose={onClose}
    >
      {canWait && (
        <SegmentedFormField
          name="at"
          label={copy.at}
          choices={[
            { value: 'period_end', label: copy.periodEnd },
            { value: 'now', label: copy.now },
          ]}
          className="flex w-full"
        />
      )}
      <CancelNowFields details={details} canWait={canWait} />
      <TextareaField name="reason" label={copy.reason} rows={2} maxLength={500} />
    </FormDialog>
  );
}

function CancelNowFields({
  details: { subscription, refundable },
  canWait,
}: Pick<CancelDialogProps, 'details'> & { readonly canWait: boolean }) {
  const { value } = useFormMetadata();
  const isNow = !canWait || value?.at === 'now';
  const { status, current_period_end } = subscription;
  const nowHint = status === 'past_due' ? copy.overdueHint : copy.nowHint;
  return (
    <>
      <p className="text-ink-2 text-ui">
        {isNow ? nowHint : copy.periodEndHint(formatCardDate(current_period_end))}
      </p>
      {isNow && refundable !== null && (
        <>
          <RupiahFormField
            name="refund"
            label={copy.refund}
            hint={copy.refundHint(refundable.unused_bigint, refundable.refundable_bigint)}
          />
          <SegmentedFormField
            name="refund_method"
            label={copy.method}
            choices={[
              { value: 'wallet_credit', label: copy.wallet },
              { value: 'payment_provider', label: copy.gateway },
            ]}
            className="flex w-full"
          />
        </>
      )}
    </>
  );
}
