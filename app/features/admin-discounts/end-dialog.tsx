import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import { discountsCopy } from '#messages/admin-discounts.ts';
import { endInput } from './end-input.ts';

interface EndDialogProps {
  readonly id: string;
  readonly action: string;
  readonly title: string;
  readonly text: string;
  readonly ids: readonly string[];
  readonly onClose: () => void;
}

export function EndDialog({ id, action, title, text, ids, onClose }: EndDialogProps) {
  const form = useAdminForm({ id, action, schema: endInput, onDone: onClose });
  return (
    <FormDialog
      role="alertdialog"
      title={title}
      text={text}
      form={form}
      hiddenFields={{ intent: 'end', ids: ids.join(',') }}
      submitLabel={discountsCopy.end}
      busyText={discountsCopy.end}
      isDanger
      onClose={onClose}
    />
  );
}
