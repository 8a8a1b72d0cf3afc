import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import { discountsCopy } from '#messages/admin-discounts.ts';
import { endInput } from './codes/end-input.ts';

interface IdsDialogProps {
  readonly id: string;
  readonly action: string;
  readonly intent: 'end' | 'restart';
  readonly title: string;
  readonly text: string;
  readonly ids: readonly string[];
  readonly onClose: () => void;
}

/** Ends rows, or starts them again. */
export function IdsDialog({ id, action, intent, title, text, ids, onClose }: IdsDialogProps) {
  const form = useAdminForm({ id, action, schema: endInput, onDone: onClose });
  const label = discountsCopy[intent];
  return (
    <FormDialog
      role="alertdialog"
      title={title}
      text={text}
      form={form}
      hiddenFields={{ intent, ids: ids.join(',') }}
      submitLabel={label}
      busyText={label}
      isDanger={intent === 'end'}
      onClose={onClose}
    />
  );
}
