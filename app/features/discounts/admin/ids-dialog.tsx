import { type BulkTarget, targetFields } from '#app/components/data-table/bulk-target.ts';
import { targetInput } from '#app/components/data-table/bulk-target-shape.ts';
import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import { discountsCopy } from '#messages/discounts/admin.ts';

interface IdsDialogProps {
  readonly id: string;
  readonly action: string;
  readonly intent: 'end' | 'restart';
  readonly title: string;
  readonly text: string;
  readonly target: BulkTarget;
  readonly onClose: () => void;
}

export function IdsDialog({ id, action, intent, title, text, target, onClose }: IdsDialogProps) {
  const form = useAdminForm({ id, action, schema: targetInput, onDone: onClose });
  const label = discountsCopy[intent];
  return (
    <FormDialog
      role="alertdialog"
      title={title}
      text={text}
      form={form}
      hiddenFields={{ intent, ...targetFields(target) }}
      submitLabel={label}
      busyText={label}
      isDanger={intent === 'end'}
      onClose={onClose}
    />
  );
}
