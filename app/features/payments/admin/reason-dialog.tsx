import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import { TextareaField } from '#app/components/form/text-fields.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import { paymentsCopy as copy } from '#messages/payments/admin.ts';
import type { DisputeVerdict } from '#shared/payments/disputes.ts';

interface ReasonDialogProps {
  readonly intent: 'close' | 'review' | DisputeVerdict;
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  readonly submitLabel?: string;
  readonly isDanger?: boolean;
  readonly onClose: () => void;
}

/** A reason is always required. */
export function ReasonDialog({ intent, id, title, onClose, ...labels }: ReasonDialogProps) {
  const { text = copy.closeText, submitLabel = copy.close, isDanger = false } = labels;
  const form = useAdminForm({ id: 'payment-reason', action: '/admin/payments', onDone: onClose });
  return (
    <FormDialog
      title={title}
      role={isDanger ? 'alertdialog' : 'dialog'}
      text={text}
      form={form}
      hiddenFields={{ intent, id }}
      submitLabel={submitLabel}
      isDanger={isDanger}
      busyText={copy.busy}
      onClose={onClose}
    >
      <TextareaField name="reason" label={copy.reason} rows={3} maxLength={500} />
    </FormDialog>
  );
}
