import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Textarea } from '#app/components/ui/input.tsx';
import { useActionFetcher } from '#app/hooks/use-action-fetcher.ts';
import type { DisputeVerdict } from '#shared/disputes.ts';
import { paymentsCopy as copy } from './payments-copy.ts';

interface ReasonDialogProps {
  readonly action: 'close' | 'review' | DisputeVerdict;
  readonly id: string;
  readonly title: string;
  /** For verdicts: the effect, the verb, and whether it takes something away. */
  readonly text?: string;
  readonly submitLabel?: string;
  readonly isDanger?: boolean;
  readonly onClose: () => void;
}

/** A reason is always required. */
export function ReasonDialog({ action, id, title, onClose, ...labels }: ReasonDialogProps) {
  const { text = copy.closeText, submitLabel = copy.close, isDanger = false } = labels;
  const submission = useActionFetcher(onClose);
  return (
    <FormDialog
      title={title}
      role={isDanger ? 'alertdialog' : 'dialog'}
      text={text}
      form={submission.Form}
      action="/admin/payments"
      hiddenFields={{ do: action, id }}
      submit={submitLabel}
      isDanger={isDanger}
      busyText={copy.busy}
      isBusy={submission.isBusy}
      onClose={onClose}
    >
      <Field label={copy.reason} required error={submission.fields.reason}>
        {(control) => <Textarea {...control} name="reason" rows={3} maxLength={500} />}
      </Field>
    </FormDialog>
  );
}
