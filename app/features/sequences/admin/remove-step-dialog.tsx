import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import type { SequenceStep } from '#contract/sequences/admin.ts';
import { lineCopy as copy } from '#messages/sequences/line.ts';
import { sequencePath } from './sequence-paths.ts';

interface Props {
  readonly id: string;
  readonly step: SequenceStep;
  readonly onClose: () => void;
}

export function RemoveStepDialog({ id, step, onClose }: Props) {
  const form = useAdminForm({
    id: 'remove-step',
    action: sequencePath(id),
    failed: copy.removeFailed,
    onDone: onClose,
  });
  return (
    <FormDialog
      role="alertdialog"
      title={copy.removeTitle(step.message.subject)}
      text={copy.removeText(step.waiting)}
      form={form}
      hiddenFields={{ intent: 'remove', step: step.id }}
      submitLabel={copy.removeAction}
      busyText={copy.busy}
      isDanger
      onClose={onClose}
    />
  );
}
