import { FormDialog } from '#app/components/form-dialog.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Textarea } from '#app/components/ui/input.tsx';
import { useAnswer } from '#app/hooks/use-answer.ts';
import type { DisputeVerdict } from '#shared/disputes.ts';
import { paymentsCopy as copy } from './payments-copy.ts';

interface ReasonDialogProps {
  /** What is done with the reason. */
  readonly deed: 'close' | 'review' | DisputeVerdict;
  readonly id: string;
  readonly title: string;
  /** What will happen, the verb that does it, and whether it takes something away; without them nothing moves. */
  readonly text?: string;
  readonly submit?: string;
  readonly isDanger?: boolean;
  readonly onClose: () => void;
}

/** Nothing is called settled without a sentence that says why. */
export function ReasonDialog({ deed, id, title, onClose, ...asked }: ReasonDialogProps) {
  const { text = copy.closeText, submit = copy.close, isDanger = false } = asked;
  const sending = useAnswer(onClose);
  return (
    <FormDialog
      title={title}
      role={isDanger ? 'alertdialog' : 'dialog'}
      text={text}
      form={sending.Form}
      action="/admin/payments"
      sent={{ do: deed, id }}
      submit={submit}
      isDanger={isDanger}
      busyText={copy.busy}
      isBusy={sending.isBusy}
      onClose={onClose}
    >
      <Field label={copy.reason} required error={sending.fields.reason}>
        {(control) => <Textarea {...control} name="reason" rows={3} maxLength={500} />}
      </Field>
    </FormDialog>
  );
}
